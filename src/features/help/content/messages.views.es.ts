import { activityLogArticle } from './activityLog/messages.es';
import { impactAreasArticle } from './impactAreas/messages.es';
import type { ArticleIdOf } from './articles';
import type { ArticleText } from './ArticleText';
import { planArticle } from './plan/messages.plan.es';
import { reviewsArticle } from './reviews/messages.reviews.es';
import { modelArticle } from './model/messages.model.es';
import { roundsArticle } from './rounds/messages.rounds.es';

/** Articles of the group 'Vistas de la plataforma'. */
export const viewArticles: Record<ArticleIdOf<'views'>, ArticleText> = {
  dashboard: {
    title: 'Panel de control: avance general',
    body: [
      'El panel de control resume una empresa. «Continuar con el avance», en la parte superior, lleva directamente al formulario de la acción; la línea de al lado nombra esa acción y el avance general. Los suscriptores ven en su lugar «Ver el avance».',
      'Bajo Avance general hay dos tarjetas:',
      {
        list: [
          'Resumen de empresa muestra los impulsores, cada uno con su puntuación sobre 10, su promedio exacto y su nivel: Alto, Medio o Bajo. Una fila abre la pestaña del impulsor. Ver todo abre el resumen de la empresa.',
          'Áreas de impacto muestra las cinco áreas más avanzadas, cada una con su porcentaje y una barra de diez segmentos del 10 por ciento. Ver todo abre las áreas de impacto.',
        ],
      },
      'La primera tarjeta dice cómo le va a la empresa; la segunda, cuánto se ha respondido. Mientras no haya ninguna acción puntuada, la primera dice «No hay datos disponibles».',
      'En una pantalla estrecha, el nivel se muestra solo con su icono.',
    ],
  },
  'score-evolution': {
    title: 'Panel de control: evolución de las puntuaciones',
    body: [
      'El gráfico «Evolución de las valoraciones por rama» sigue los promedios de los impulsores y el Promedio global a lo largo de las 52 semanas de un año. Cada vez que cambia una respuesta se guardan los promedios de la semana en curso; se conservan los últimos de cada semana.',
      {
        caption: 'Líneas del gráfico',
        columns: ['Línea', 'Color'],
        rows: [
          ['Expectativas', 'Azul'],
          ['Margen operativo', 'Verde'],
          ['Crecimiento de ingresos', 'Rojo'],
          ['Eficiencia de activos', 'Amarillo'],
          ['Promedio global', 'Negro, o blanco en el tema oscuro'],
        ],
      },
      {
        list: [
          'Retroceda o avance un año con los botones, o elija un año.',
          'Muestre u oculte líneas con el menú de filtro, o con la leyenda donde las líneas no llevan nombre. «Objetivos», en este menú, dibuja un camino fino y discontinuo hasta cada objetivo, que acaba en un anillo. La elección se conserva para la próxima visita.',
          'Acerque o aleje con la rueda del ratón y arrastre para recorrer las semanas.',
          'Alterne entre el gráfico y una tabla con las mismas puntuaciones.',
          'Descargue los impulsores, todas las áreas y el gráfico con sus semanas en PDF o EXCEL con el menú de descarga. El archivo contiene todo el año mostrado, sin las líneas ocultas.',
        ],
      },
      'Las semanas sin ningún valor están sombreadas. La línea del Promedio global omite las semanas en las que menos impulsores tienen valor que en las semanas próximas.',
      'El Promedio global de una semana es la media de los impulsores que tienen valor en esa semana. La escala va desde algo por debajo del valor más bajo hasta algo por encima del más alto, para que se aprecien los cambios.',
    ],
  },
  portfolio: {
    title: 'Cartera',
    body: [
      'La cartera empieza con las empresas que requieren su atención, la más urgente primero: cada una con su motivo y un botón que lleva hasta él. Una empresa es urgente desde un punto por debajo de un objetivo o desde tres acciones vencidas; si son muchas, solo se cuenta un tercio de la cartera. Debajo se indica cuántas empresas subieron y bajaron en las últimas cuatro semanas o en el último trimestre; elija uno de los números para ordenar por el cambio.',
      'La cartera muestra las empresas una junto a otra. Es para los administradores del producto y para los administradores de un espacio de trabajo que comparte los datos de sus empresas.',
      {
        list: [
          'Una celda contiene el promedio con un decimal, su nivel como icono y color de fondo, y debajo el cambio desde hace cuatro semanas. Una bandera con una cifra como −0,4 indica en cuánto está el promedio por debajo de un objetivo que va con retraso.',
          'Una celda rayada indica cuántas acciones tienen puntuación, porque son menos de la mitad: todavía no conviene compararla con las demás.',
          'Reciente es la parte de las puntuaciones que se guardaron o confirmaron en los últimos {{staleDays}} días. Plan cuenta las acciones abiertas y, debajo, las vencidas.',
        ],
      },
      'Elija un encabezado para ordenar; las empresas sin cifra van al final y, tras ellas, en un grupo propio, las que tienen puntuación en menos de la mitad de sus acciones. La búsqueda, los filtros, la agrupación y el orden están en la dirección, de modo que un enlace muestra la misma vista.',
      'Elija una celda para abrir la página que la explica, para esa empresa. En la tabla, las flechas llevan de celda en celda y la tecla Intro abre una.',
      'El mapa muestra cada empresa como un punto: cuanto más a la derecha, más acciones completadas; cuanto más abajo, más débil es su impulsor más débil. Una línea lleva al nombre que no cabe junto a su punto; un contorno indica pocas puntuaciones.',
    ],
  },
  'impact-areas': impactAreasArticle,
  'action-form': {
    title: 'Formulario de la acción',
    body: [
      'Cada acción tiene una respuesta por empresa. Al formulario se llega desde las áreas de impacto, donde se recorre un área acción por acción, y desde el resumen de la empresa, donde se consulta una sola acción.',
      { heading: 'Qué se introduce' },
      {
        caption: 'Campos del formulario de la acción',
        columns: ['Campo', 'Valor'],
        rows: [
          ['No aplica aquí', 'Sí o no, con un motivo'],
          ['Estado de la actividad', 'De 1 a 10. Es la puntuación de la acción.'],
          ['Confianza', 'Estimación, debatida o demostrada'],
          [
            'Relevancia, criticidad, coste, dificultad',
            'Muy bajo, bajo, medio, alto o muy alto. La relevancia y la criticidad forman el peso.',
          ],
          ['Factor de dificultad', 'De 0 a 10'],
          ['Tiempo necesario', 'Semanas'],
          ['Tiempo por hilo', 'Horas, 0 o más'],
          ['Costes', 'Millones de la moneda de la empresa'],
        ],
      },
      'Quien es Suscriptor en el espacio de trabajo puede leer todos los campos, pero no modificarlos.',
      'El estado y los cuatro niveles son lo que una acción necesita para estar hecha. Al elegir en un campo vacío se pasa al siguiente vacío; el pie del formulario dice cuántos faltan, y Siguiente sin terminar abre la próxima acción que no está hecha. En un teléfono caben en una pantalla, con tiempo y coste plegados debajo; Historial y No aplica aquí están en el menú junto al número.',
      { heading: 'Historial' },
      'Historial muestra todos los cambios registrados de la respuesta: quién los hizo y cuándo, los campos con sus valores anteriores y posteriores, y el efecto en el promedio del impulsor. Restaurar devuelve a un campo un valor anterior. Es una modificación nueva: se guarda y aparece en la lista como cualquier otra, y Deshacer la revierte.',
      { heading: 'Desde las áreas de impacto' },
      {
        list: [
          'La tarjeta Avance muestra el porcentaje del área y cuántas de sus acciones están hechas.',
          'Acción anterior y Acción siguiente guardan lo introducido y pasan a otra acción. Cada una se oculta donde no hay tal acción. Si la acción se abrió desde un impulsor, se quedan en ese impulsor. Al final de un área, Área siguiente lleva a la próxima que no está completa.',
          'Índice de procesos abre una lista de todas las acciones del área con su estado; en pantallas muy anchas está junto al formulario. Permite buscar y elegir la acción que se quiera abrir.',
          'Acciones completadas muestra lo que está hecho. Permite buscar, y la flecha vuelve a una acción.',
        ],
      },
      { heading: 'Desde el resumen de la empresa' },
      'Aquí la página muestra la Puntuación media de la acción, su Descripción y sus Métricas.',
    ],
  },
  'company-overview': {
    title: 'Resumen de empresa',
    body: [
      'La página tiene cinco pestañas y recuerda cuál estaba abierta.',
      {
        list: [
          'General empieza por el impulsor más bajo y lo que cambia el plan, y muestra una tarjeta de valoración por cada impulsor y otra para el Promedio global: las últimas 26 semanas como una pequeña línea, una barra de 1 a 10 con una bandera en el objetivo y una línea corta que abre todos los datos. Debajo están los subimpulsores más débiles y las acciones que mejorar primero: las que más suben el Promedio global para su esfuerzo.',
          'Expectativas, Margen operativo, Crecimiento de ingresos y Eficiencia de activos muestran cada una la valoración de la rama de ese impulsor, su descripción y sus Acciones recomendadas agrupadas por subimpulsor. El promedio de un subimpulsor usa los mismos pesos que el del impulsor.',
        ],
      },
      'Pulse una puntuación, un nivel o su signo de información para leer de dónde sale la cifra.',
      'Ordene las acciones con «Primero las mejor calificadas» o «Primero las peor calificadas». Las peor valoradas son por donde empieza la mejora. Un filtro muestra solo las acciones sin puntuación, las bajas, o las baratas y relevantes: de coste bajo o muy bajo y relevancia alta o muy alta. La flecha de una acción abre su formulario. Las cifras se pueden descargar con el menú de descarga.',
    ],
  },
  plan: planArticle,
  rounds: roundsArticle,
  reviews: reviewsArticle,
  model: modelArticle,
  evolution: {
    title: 'Evolución y comparación',
    body: [
      'Evolución histórica muestra dos gráficos, uno al lado del otro, o uno debajo del otro en un teléfono: el de la empresa mostrada y el de la que se elija en «Comparar con la empresa». Se pueden elegir las empresas activas a las que se tiene acceso.',
      '«Comparar con el año» muestra otro año junto al elegido.',
      'Los gráficos funcionan como el del panel de control: elija el año, muestre u oculte líneas, acerque y desplácese. El menú de descarga ofrece «Descargar en PDF» y «Descargar en EXCEL».',
      'Un gráfico sin cifras dice «No hay datos disponibles».',
      'En una comparación, «Diferencias por impulsor» tiene un pequeño gráfico por impulsor con ambas empresas: la línea de la comparada es discontinua.',
      'Debajo de los gráficos, «Qué movió la puntuación» explica el cambio de un promedio entre dos momentos; véase «Por qué se movió una puntuación». Al pulsar una parte de una línea que baja o sube se eligen allí su impulsor y sus semanas.',
    ],
  },
  'my-companies': {
    title: 'Mis empresas',
    body: [
      'Cada empresa a la que se tiene acceso tiene una tarjeta: primero las activas, y cada grupo por orden de nombre. Las eliminadas aparecen atenuadas e indican cuántos días quedan para restaurarlas. Una lista larga tiene búsqueda y páginas. Con más de 500 empresas, la búsqueda las encuentra por su nombre y la lista continúa al desplazarse; la tabla va por nombre.',
      'Una tarjeta muestra también el promedio global, el avance y el número de personas, si se pueden ver. A partir de doce empresas se puede cambiar a una tabla y ordenarla por esas cifras.',
      'El menú de una tarjeta es para los administradores de la empresa:',
      {
        list: [
          'Editar los datos cambia el logotipo, el nombre, el sitio web y la moneda. Cambiar la moneda no convierte nada.',
          'Gestionar los espacios de trabajo asigna la empresa a un espacio de trabajo o a ninguno.',
          'Eliminar la empresa se puede deshacer durante un tiempo: con Deshacer en el aviso que aparece, o más tarde en la Papelera.',
          'Reactivar la empresa restaura una empresa eliminada.',
        ],
      },
      'Los administradores crean una empresa con Añadir: un nombre y, si se desea, un logotipo y un sitio web. Un sitio web es una dirección como https://www.example.com; Guardar permanece desactivado mientras no sea válida.',
    ],
  },
  workspaces: {
    title: 'Espacios de trabajo',
    body: [
      'Un espacio de trabajo agrupa empresas. Su tarjeta tiene dos partes:',
      {
        list: [
          'Empresas muestra las empresas activas del espacio de trabajo.',
          'Colaboradores es una tabla de personas con su empresa, su rol en la empresa y su rol en el espacio de trabajo. Contiene a quienes han aceptado su invitación y cuya empresa está activa.',
        ],
      },
      'Los administradores del producto tienen menús para editar y eliminar el espacio de trabajo y para gestionar sus empresas, y crean espacios de trabajo con Añadir. No puede haber dos espacios de trabajo con el mismo nombre. Un espacio de trabajo eliminado se puede restaurar durante un tiempo en la Papelera. Con más de 500 espacios de trabajo, la búsqueda los encuentra por su nombre y la lista continúa al desplazarse.',
      'En Editar el espacio de trabajo se decide también si los administradores del espacio de trabajo ven los datos de todas sus empresas y si pueden rellenar las acciones de esas empresas. Sin esa elección solo ven los de su propia empresa.',
      'Los administradores del espacio de trabajo tienen un menú en cada fila de la tabla: Rol de usuario, Cambiar de empresa y Quitar usuario.',
    ],
  },
  collaborators: {
    title: 'Colaboradores',
    body: [
      'Las personas de cada empresa aparecen juntas, cada una con una tarjeta que muestra su rol en la empresa. Si son muchas, se pueden buscar por nombre, correo electrónico o empresa. Los grupos se pueden plegar; en un teléfono, los de más de diez personas están cerrados al principio. Con más de 500 empresas, las tarjetas se cargan al desplazarse y la tabla carga a todas las personas.',
      'La tabla muestra a las mismas personas con sus dos roles, su estado y, a los administradores, su última actividad. Se puede ordenar y filtrar. Seleccione a varias personas para cambiar sus roles o reenviar sus invitaciones a la vez.',
      'Quien todavía no ha aceptado la invitación lleva la marca «Invitación pendiente», con el día hasta el que se puede aceptar.',
      'El menú de tres puntos de una tarjeta es para los administradores de la empresa:',
      {
        list: [
          'Rol de usuario establece el rol en la empresa y el rol en el espacio de trabajo. Se pueden cambiar los que abarca el rol propio.',
          'Cambiar de empresa mueve a la persona a otra empresa. El espacio de trabajo se deduce de la empresa.',
          'Quitar usuario retira el acceso a la empresa y a sus datos.',
          'Reenviar la invitación y Revocar la invitación son para una persona con la invitación pendiente. Ambas inutilizan el enlace enviado antes.',
          'Borrar los datos personales es para los administradores del producto. Quita a la persona y borra su nombre, correo electrónico, imagen y sesiones, también del registro de actividad. Las respuestas, los elementos del plan, los objetivos y los eventos se conservan como «Antiguo miembro». Para confirmarlo se escribe el correo electrónico de la persona; no se puede deshacer. Esa dirección se puede volver a invitar, como una persona nueva.',
        ],
      },
      'Un rol nuevo o una empresa nueva se muestra al instante y se puede deshacer en el aviso. Si no se puede guardar, se vuelve a lo anterior y un aviso dice por qué.',
      'Los administradores invitan a personas con Añadir; véase «Invitaciones».',
    ],
  },
  'activity-log': activityLogArticle,
  'my-account': {
    title: 'Mi cuenta',
    body: [
      'Se abre desde el menú del perfil. Tiene las secciones Perfil, Seguridad, Tokens de API y Datos. Se pueden cambiar la imagen, el nombre y el correo electrónico. El nombre y el correo son obligatorios; la imagen debe ser un archivo de imagen.',
      'En Idioma se elige entre English y Español. La elección se conserva en este dispositivo; sin ella, el producto aparece en el idioma del navegador.',
      'Una dirección de correo nueva requiere la contraseña actual, y la dirección anterior recibe un aviso del cambio. La nueva vale cuando se abre, en un plazo de 24 horas, el enlace que se le envía; si el producto no envía correos, vale de inmediato. No se admite una dirección que use otra cuenta.',
      'Aquí también se elige una contraseña nueva; requiere la actual y cierra la sesión en los demás dispositivos. En Seguridad se indican las sesiones abiertas, que se pueden cerrar una a una o todas las demás a la vez.',
      'Si puede comparar empresas, en Empresas en el correo semanal se elige de cuáles hay líneas: cambios, acciones con retraso, objetivos de los que un promedio se ha quedado atrás, rondas abiertas y revisiones firmadas. Ver el correo muestra lo que recibiría ahora. Un enlace del correo también deja de enviar estas líneas.',
      'En Tokens de API, cree un token con el que un programa, por ejemplo una herramienta de BI o un cuaderno, lee cifras en su nombre. No puede modificar nada. Elija si lee todo lo que usted puede ver o una sola empresa, y su último día, como máximo dentro de un año. El token se muestra una sola vez: cópielo en ese momento. La lista indica cuándo se usó cada token por última vez; revoque los que ya no necesite. Una contraseña nueva anula todos sus tokens.',
      'Con Descargar mis datos se obtiene en un archivo ZIP todo lo que se guarda sobre usted: la cuenta, los roles y las sesiones, sus respuestas con su historial, sus elementos del plan y objetivos, y lo que el registro de actividad contiene sobre usted. No incluye contraseñas ni datos de otras personas. Se puede descargar cinco veces por hora.',
    ],
  },
};
