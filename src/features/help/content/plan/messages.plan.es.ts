import type { ArticleText } from '../ArticleText';

/** The article about priorities and the plan, in Spanish. */
export const planArticle: ArticleText = {
  title: 'Plan de acciones',
  body: [
    'Prioridades muestra todas las acciones puntuadas por debajo de su meta. La meta es 8, el estado más bajo con nivel Alto, si no se elige otra. Las acciones sin puntuar no se pueden ordenar: primero hay que evaluarlas.',
    { heading: 'Mejora, esfuerzo y prioridad' },
    {
      list: [
        'Mejora: cuánto sube un promedio cuando la acción alcanza su meta. Para el impulsor es peso × (meta − estado) ÷ la suma de sus pesos; para el promedio global, eso dividido por el número de impulsores con promedio. Las mejoras de varias acciones se suman con exactitud.',
        'Esfuerzo: 1 más la media de los niveles de coste y dificultad, de 1 a 5. El factor de dificultad sustituye al nivel si está indicado. «Supuesto» significa que un nivel sin indicar cuenta como medio.',
        'Prioridad: mejora dividida por esfuerzo. Ordena la lista y no tiene unidad.',
        'Coste: la estimación propia de la empresa y nada más. Los demás costes del formulario describen ámbitos que se contienen unos a otros, por lo que nunca se suman. Las sumas dicen «al menos» mientras una acción no tenga coste.',
      ],
    },
    { heading: 'Un ejemplo' },
    { computed: 'plan' },
    'Juntas cuestan {{planCost}} M USD y suben su impulsor de {{planBefore}} a {{planAfter}} ({{planDriverGain}}), y el promedio global en {{planGain}}. Un presupuesto de {{planBudget}} M USD paga la acción {{planBought}}: {{planBoughtGain}}.',
    { heading: 'Probar una selección' },
    'Al seleccionar acciones se ve arriba el promedio global de ahora y el que resultaría, con su objetivo, el coste y las semanas de trabajo. La barra de abajo resume la selección, que se guarda en el dispositivo y no cambia nada para los demás.',
    {
      list: [
        '«Ajustar a un presupuesto» muestra junto a la lista lo que aporta un presupuesto mientras se mueve: las acciones con la mayor mejora que paga. Ninguna otra selección mejora más.',
        '«Alcanzar un objetivo» parte del objetivo guardado. Selecciona las acciones que lo alcanzan con el menor presupuesto, o dice a qué llevan todas las acciones con coste.',
        'El cuadrante, en pantallas anchas, muestra las mismas acciones por esfuerzo y mejora, y nombra las diez de mayor prioridad.',
      ],
    },
    { heading: 'De la selección al plan' },
    '«Añadir al plan» abre las acciones seleccionadas, cada una con su responsable y su fecha límite; «Aplicar a todas» rellena todas. El plan agrupa lo vencido, lo de este mes y lo de más adelante; los responsables y las fechas límite se cambian en sus filas. Su mejora del promedio global se cuenta desde el estado en que se planificó la acción, con los pesos de hoy; «hasta ahora» es lo que la acción ha aportado al promedio global desde entonces. Cuando una acción está hecha, hay que actualizar su puntuación: solo entonces sube su promedio.',
    { heading: 'Lo que aporta una acción' },
    'Indique el beneficio de una acción planificada en su diálogo: ingresos o margen al año con efecto completo, o caja que llega una vez, y desde qué día tiene su efecto completo. Los importes están en millones de la moneda de la empresa, que los administradores eligen en «Editar detalles» de Mis empresas; cambiarla no convierte nada.',
    {
      list: [
        'Hasta: los beneficios de varias acciones pueden solaparse, así que una suma es un máximo. Lo que llega cada año y lo que llega una vez nunca se suman.',
        'Declarado y confirmado: un beneficio es una declaración hasta que lo confirma un administrador de la empresa que no sea su responsable ni quien lo introdujo. Un importe, un tipo o una fecha que cambian vuelven a ser una declaración.',
        'Amortización: 12 veces el coste, dividido por el beneficio al año, en meses.',
        'Valor muestra lo previsto, lo declarado y lo confirmado por trimestre del efecto completo.',
      ],
    },
    { heading: 'Escenarios' },
    '«Guardar como escenario» guarda las acciones seleccionadas, con los elementos abiertos del plan si lo desea, con un nombre. «Comparar» muestra de dos a cuatro escenarios junto a no hacer nada, que sigue al ritmo de las últimas semanas. Todas las cifras parten de las respuestas tal como están ahora.',
    {
      list: [
        'Diferencias enumera las acciones que solo tiene uno de ellos y las que tienen otra meta, con sus mejoras y costes.',
        'Carga suma las semanas de trabajo por responsable y trimestre de la fecha límite, y señala más de 13 semanas de una persona.',
        '«Planificar» convierte un escenario en el plan, tras una vista previa: los elementos abiertos de sus acciones se modifican, los demás se añaden y las otras acciones planificadas se mantienen.',
      ],
    },
    { heading: 'Objetivos' },
    'Un objetivo dice qué promedio se quiere alcanzar y en qué fecha. Quien administra la empresa lo fija en el menú de una tarjeta de Resumen de la empresa, con hasta cuatro hitos. Al cambiarlo, el objetivo actual termina y empieza uno nuevo desde el promedio de ese día; el diálogo muestra los anteriores.',
    {
      list: [
        'Previsto: por líneas rectas desde el inicio, a través de los hitos, hasta el objetivo, contando días.',
        'Situación: alcanzado si el promedio llega al objetivo, no alcanzado después de la fecha límite, según lo previsto si está como mucho 0,1 por debajo de lo previsto, y con retraso en otro caso.',
        'A este ritmo: la mediana de las pendientes entre las últimas doce semanas, a partir de seis semanas desde el primer promedio registrado. Una semana sin cambios tiene el promedio de la anterior. «No a este ritmo» significa que el promedio no sube o que se tardaría más de cinco años.',
        'Con el plan: el promedio si todas las acciones abiertas del plan alcanzan su meta, y la última fecha límite de las que lo suben.',
      ],
    },
    'Por ejemplo, un promedio de {{targetStart}} debe subir a {{targetValue}} en {{targetDays}} días. Tras {{targetPassed}} días se prevé {{targetExpected}}. Un promedio de {{targetAverage}} tiene un retraso de {{targetBehind}}. Con los promedios {{targetWeekAverages}} cada cuatro semanas, el ritmo es de {{targetSlope}} por semana, así que los {{targetRest}} restantes tardan {{targetWeeks}} semanas.',
  ],
};
