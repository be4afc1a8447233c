import { benchmarkArticle } from './benchmark/messages.es';
import { evidenceArticle } from './evidence/messages.es';
import { honestAnswersArticle } from './honestAnswers/messages.es';
import { movementArticle } from './messages.movement.es';
import type { ArticleIdOf } from './articles';
import type { ArticleText } from './ArticleText';

/** Articles of the group 'Información útil para usuarios'. */
export const userArticles: Record<ArticleIdOf<'user'>, ArticleText> = {
  'finding-your-way': {
    title: 'Cómo orientarse',
    body: [
      'La barra lateral está a la izquierda de todas las páginas. En un teléfono está cerrada al principio: se abre con el botón de menú de la parte superior y se cierra de nuevo al cambiar de página.',
      {
        list: [
          'Los cuatro elementos de arriba llevan a las vistas principales: Panel de control, Áreas de impacto, Resumen de empresa y Evolución.',
          'Los enlaces de Gestionar llevan a Mis empresas, Espacios de trabajo y Colaboradores.',
          'La imagen que hay junto a ellos abre el menú del perfil: Mi cuenta, Soporte y centro de ayuda, Informar de un error y Cerrar sesión.',
        ],
      },
      { heading: 'Qué empresa se muestra' },
      'Cada cifra pertenece a una empresa, cuyo nombre figura arriba a la derecha. Los administradores la eligen allí entre las empresas activas. Las demás personas ven la empresa a la que pertenecen. Esta página y las tres de gestión no tratan de una sola empresa, por lo que en ellas no aparece el nombre.',
    ],
  },
  'scores-and-grades': {
    title: 'Cómo se calculan las puntuaciones y los niveles',
    body: [
      'Una empresa se puntúa según cuatro impulsores de valor: Expectativas, Margen operativo, Crecimiento de ingresos y Eficiencia de activos. Cada impulsor consta de subimpulsores, y cada subimpulsor, de acciones. Todas las puntuaciones proceden de las respuestas a esas acciones.',
      { heading: 'De la respuesta al promedio' },
      {
        steps: [
          'La puntuación de una acción es el estado de la actividad, de 1 a 10. Una acción sin estado no tiene puntuación y no cuenta en ningún sitio.',
          'El peso de una acción va de 1 a 5. La relevancia y la criticidad cuentan cada una 0 si son muy bajas, 1 si son bajas, 2 si son medias, 3 si son altas y 4 si son muy altas; el peso es la mitad de su suma más 1. La que no tiene respuesta cuenta como media.',
          'El promedio de un subimpulsor o de un impulsor es la media ponderada de sus acciones puntuadas: la suma de peso × puntuación dividida entre la suma de los pesos.',
          'El Promedio global es la media simple de los impulsores que tienen promedio.',
        ],
      },
      'El coste, la dificultad, los tiempos y los importes no cambian ninguna puntuación.',
      { heading: 'Del promedio al nivel' },
      {
        caption: 'Niveles',
        columns: ['Nivel', 'Promedio', 'Color'],
        rows: [
          ['Alto', 'Más de 7', 'Verde'],
          ['Medio', 'De 5 a 7', 'Amarillo'],
          ['Bajo', 'Menos de 5', 'Rojo'],
        ],
      },
      'El nivel se toma del promedio exacto. La puntuación que figura a su lado está redondeada a un número entero sobre 10, de modo que dos impulsores con la misma puntuación redondeada pueden tener niveles distintos.',
      { heading: 'Un ejemplo resuelto' },
      'Supongamos que un impulsor tiene cuatro acciones, una de ellas sin estado:',
      { computed: 'example' },
      {
        list: [
          'Suma de peso × puntuación: {{weighted}}. Suma de los pesos de las acciones puntuadas: {{weights}}.',
          'El promedio es {{weighted}} ÷ {{weights}} = {{average}}. Se muestra como {{shown}} de 10 con el nivel {{grade}}.',
          'Con los demás impulsores en {{others}} y uno sin puntuación, el Promedio global es la media de {{drivers}}: {{total}}, que se muestra como {{totalShown}} de 10 con el nivel {{totalGrade}}.',
        ],
      },
      { heading: 'Cuánto dice un promedio' },
      'Cada valoración indica en cuántas respuestas se apoya, por ejemplo «3 de 58 acciones puntuadas». Con menos de la mitad de las acciones puntuadas aún puede variar mucho.',
      { heading: 'Una acción concreta' },
      'Entre las Acciones recomendadas, la puntuación de una acción recibe su nivel según los tramos anteriores. En su propia página, la Puntuación media se colorea con tramos propios: hasta 3, bajo; hasta 6, medio; por encima, alto.',
    ],
  },
  'why-a-score-moved': movementArticle,
  benchmark: benchmarkArticle,
  'progress-and-status': {
    title: 'Cómo se calculan el avance y el estado',
    body: [
      'El avance dice cuánto se ha respondido, no cómo le va a la empresa. Cada acción pertenece a una de las siete áreas de impacto, y su estado se deduce de su respuesta:',
      {
        caption: 'Estado de una acción',
        columns: ['Estado', 'Cuándo', 'Icono'],
        rows: [
          ['Pendiente', 'Todavía no se ha rellenado nada.', 'Puntos'],
          ['En curso', 'Se ha rellenado algo, pero no todo lo necesario.', 'Anillo de avance'],
          [
            'Hecha',
            'Estado de la actividad, relevancia, criticidad, coste y dificultad tienen respuesta. Los tiempos y los importes no son necesarios. Una acción que no aplica también está hecha.',
            'Marca azul',
          ],
        ],
      },
      'Si se borra un campo necesario, una acción hecha vuelve a quedar sin terminar.',
      'El avance de un área es la proporción de sus acciones que están hechas. Se redondea hacia arriba a un porcentaje entero, pero el 100 % solo se muestra cuando todas las acciones están hechas.',
      'Ejemplo: con {{answered}} de {{actions}} acciones hechas, {{answered}} ÷ {{actions}} × 100 = {{completed}}, y se muestra {{percent}} %.',
      'Al abrir un área se llega a su primera acción en curso; si no hay ninguna, a la primera pendiente; y si todas están hechas, a la última. Las acciones se ordenan por su número, de modo que la 2.10 va después de la 2.9.',
    ],
  },
  'honest-answers': honestAnswersArticle,
  evidence: evidenceArticle,
  roles: {
    title: 'Roles y permisos',
    body: [
      'Existen tres roles: Administrador (puede editarlo todo), Editor (puede editar acciones) y Suscriptor (solo puede consultar). Cada persona tiene un rol en la empresa y un rol en el espacio de trabajo, que pueden ser distintos. A ellos se suman los administradores de todo el producto.',
      {
        list: [
          'El rol en la empresa vale para la empresa y sus colaboradores.',
          'El rol en el espacio de trabajo vale para las personas del espacio de trabajo. También decide sobre las acciones: los suscriptores del espacio de trabajo pueden leer el formulario de una acción, pero no modificarlo, sean cuales sean sus demás roles.',
        ],
      },
      'Quien tiene varios roles puede hacer lo que permita cualquiera de ellos, salvo la regla sobre acciones que se acaba de mencionar.',
      { computed: 'permissions' },
      'Los administradores del producto pueden permitir, en Editar el espacio de trabajo, que los administradores de un espacio de trabajo vean los datos de todas sus empresas activas, o que además rellenen sus acciones. Entonces pueden elegir una empresa en la barra superior. No por ello pueden editar esas empresas.',
      { heading: 'Protecciones' },
      {
        list: [
          'Nadie puede conceder un rol superior al suyo, y nadie puede quitarse a sí mismo.',
          'Solo un administrador puede modificar, mover o quitar a un administrador, y el último administrador permanece.',
          'Solo un administrador del producto puede rebajar, mover o quitar al último administrador de una empresa.',
        ],
      },
      'Un cambio de rol surte efecto con lo siguiente que haga la persona.',
    ],
  },
  'auto-save': {
    title: 'Guardado automático',
    body: [
      'El formulario de la acción guarda automáticamente lo que se introduce:',
      {
        list: [
          'al dejar de escribir un momento, y cada 30 segundos mientras se sigue,',
          'al elegir Acción anterior o Acción siguiente,',
          'al salir de la página, ocultarla o cerrarla.',
        ],
      },
      'Mientras todos los campos estén vacíos, como lo estaban antes, no hay nada que guardar. Vaciar un campo que estaba relleno sí se guarda. Se puede guardar en cualquier momento con el botón Guardar.',
      { computed: 'saveStatus' },
      { heading: 'Cuando falla el guardado' },
      'Aparece un aviso con el título Error. Lo introducido permanece en el formulario y en este dispositivo, aunque se cierre el navegador, y se guarda en cuanto es posible. Si la sesión ha terminado, se pide iniciarla de nuevo en la misma página.',
      'Si entretanto otra persona ha modificado la misma acción, los cambios en campos distintos se combinan. Si se trata del mismo campo, no se sobrescribe nada: se muestran los dos valores, con quién lo cambió y cuándo, para elegir cuál conservar.',
      'Al cerrar la sesión con datos sin guardar se pregunta qué hacer con ellos. Los que se conservan en este dispositivo no se muestran a nadie más y se guardan al volver a iniciar sesión aquí.',
    ],
  },
  'deleting-and-undo': {
    title: 'Eliminar y deshacer',
    body: [
      'La eliminación de una empresa o de un espacio de trabajo se puede deshacer durante 2 semanas, o durante el tiempo que haya elegido quien administra el servidor con el ajuste DELETED_DAYS. Después es definitiva. El aviso que sigue a la eliminación tiene un botón Deshacer. Más tarde, la Papelera, en la parte superior de Mis empresas y de Espacios de trabajo, muestra lo que aún se puede restaurar, con los días que quedan y quién lo eliminó.',
      { heading: 'Empresas' },
      'Una empresa eliminada aparece atenuada en Mis empresas y sus datos no están disponibles. Para restaurarla, elija Reactivar la empresa en el menú de su tarjeta o en cualquier página sobre la empresa. Entretanto, sus colaboradores pueden iniciar sesión y editar su perfil, y sus respuestas vuelven con ella.',
      { heading: 'Espacios de trabajo' },
      'Eliminar un espacio de trabajo no elimina sus empresas: dejan de estar asignadas a él. Cuando un administrador lo restaura, las empresas que no se hayan asignado a otro vuelven a pertenecerle. Si entretanto otro espacio de trabajo ha tomado el nombre, no se puede restaurar con ese nombre.',
      { heading: 'Colaboradores' },
      'Quitar a un colaborador no se puede deshacer: la persona pierde el acceso a la empresa y a sus datos. Para que vuelva, envíe una invitación nueva.',
    ],
  },
  invitations: {
    title: 'Invitaciones',
    body: [
      'Nadie se registra por su cuenta: la cuenta se crea con una invitación.',
      {
        steps: [
          'Un administrador elige Añadir en la página Colaboradores e introduce la empresa, el rol y el correo electrónico, o varios separados por comas.',
          'La persona recibe un correo con un enlace y lo abre.',
          'En la página «Complete su perfil», la persona introduce nombre, apellidos, una contraseña y, si lo desea, la dirección de una imagen. Con Finalizar, la cuenta queda activa.',
        ],
      },
      'Un administrador o editor invitado empieza como Editor en el espacio de trabajo; un suscriptor invitado, como Suscriptor. La empresa debe pertenecer a un espacio de trabajo.',
      'El enlace vale durante un tiempo limitado y funciona una sola vez. Al reenviar la invitación, el enlace anterior deja de funcionar. Una dirección de correo solo se puede usar para una cuenta.',
    ],
  },
  passwords: {
    title: 'Inicio de sesión y contraseñas',
    body: [
      'Inicie sesión con su correo electrónico y su contraseña. Si había abierto una página antes de iniciar sesión, llegará después a ella.',
      { heading: 'Contraseña olvidada' },
      {
        steps: [
          'Elija He olvidado la contraseña en la página de inicio de sesión e introduzca su correo electrónico.',
          'Elija Enviar correo de recuperación. Por seguridad, la respuesta es la misma tanto si se conoce la dirección como si no.',
          'Abra el enlace del correo, introduzca dos veces la contraseña nueva y elija Guardar la contraseña.',
          'Elija Ir a iniciar sesión e inicie sesión con la contraseña nueva.',
        ],
      },
      'El enlace de recuperación vale durante un tiempo limitado y funciona una sola vez. Al guardar una contraseña nueva se cierran todas las sesiones.',
      { heading: 'Reglas para las contraseñas' },
      'Una contraseña tiene al menos 8 caracteres, solo letras y dígitos, con al menos una letra y un dígito.',
    ],
  },
  'reporting-an-error': {
    title: 'Informar de un error',
    body: [
      'Elija Informar de un error en el menú del perfil. Indique qué ha ocurrido y dónde se ha producido el error, y descríbalo. Puede añadir una captura de pantalla, un archivo JPEG o PNG de 500 kB como máximo: suéltelo, péguelo o elíjalo.',
      'Enviar entrega el informe al soporte, junto con la página en la que está, la versión del producto y el navegador, y muestra un número de referencia para preguntas posteriores. Si no se puede enviar, lo escrito permanece.',
    ],
  },
  'using-help': {
    title: 'Cómo usar el centro de ayuda',
    body: [
      'Abra un artículo con un clic, o con la tecla Intro o la barra espaciadora. Escriba en el campo de búsqueda para conservar solo los artículos que contienen todas las palabras, en el título o en el texto.',
      'Cada artículo tiene una dirección propia: elija «Enlace a este artículo» al final y copie la dirección del navegador para compartirlo.',
    ],
  },
};
