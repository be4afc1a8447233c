import type { ArticleText } from '../ArticleText';

/** The article about answers that are not applicable, about confidence and freshness, and about data health, in Spanish. */
export const honestAnswersArticle: ArticleText = {
  title: 'Respuestas honestas y calidad de los datos',
  body: [
    { heading: 'No aplica' },
    'Una acción que no concierne a la empresa se marca con «No aplica aquí» en su formulario, junto con un motivo. Entonces no tiene puntuación ni peso, y su estado es hecha. Sus valores se conservan y vuelven al quitar la marca.',
    'Ejemplo: un impulsor tiene {{honestTotal}} acciones. {{honestMarked}} de ellas no aplican y {{honestScored}} están puntuadas y completas. Entonces están puntuadas {{honestScored}} de {{honestApplicable}} acciones aplicables, es decir, el {{honestCoverage}} % y no el {{honestCoverageOfAll}} %. El avance es de {{honestAnswered}} de {{honestTotal}}, porque las acciones marcadas están hechas.',
    { heading: 'Confianza' },
    {
      list: [
        'Cada respuesta puede tener una confianza: estimación, debatida o demostrada. Nunca cambia una puntuación, un peso ni un estado.',
        'La parte demostrada es el peso de las acciones puntuadas con la confianza «demostrada», dividido entre el peso de todas las acciones puntuadas.',
      ],
    },
    { heading: 'Actualidad' },
    'Una puntuación es reciente si su respuesta se guardó o se confirmó en los últimos {{staleDays}} días. Desde {{dueSoonDays}} días antes aparece como «vence pronto». Si la respuesta sigue siendo cierta, se confirma con una sola pulsación, sin cambiar ningún valor. Quien administra el servidor puede elegir otro número de días con el ajuste STALE_DAYS.',
    { heading: 'Calidad de los datos' },
    'La pestaña «Calidad de los datos» de las áreas de impacto muestra lo que conviene revisar, lo más importante primero. Las contradicciones van delante de lo demás. Cada punto desaparece en cuanto desaparece su causa.',
    {
      caption: 'Las reglas de la calidad de los datos',
      columns: ['Regla', 'Cuándo aparece', 'Cómo se resuelve'],
      rows: [
        [
          'Sin puntuar',
          'La relevancia o la criticidad es alta o muy alta y no hay puntuación.',
          'Elija el estado, o marque la acción como no aplicable.',
        ],
        [
          'A medias',
          'La acción lleva más de 30 días en curso.',
          'Rellene estado, relevancia, criticidad, coste y dificultad.',
        ],
        [
          'Antigua',
          'La puntuación no es reciente.',
          'Confirme que sigue siendo cierta, o guarde la respuesta con sus valores actuales.',
        ],
        [
          'Dificultad contradictoria',
          'El factor y el nivel de dificultad difieren en dos niveles o más.',
          'Corrija uno de los dos.',
        ],
        [
          'Costes contradictorios',
          'Un coste supera al de un ámbito más amplio: hilo, proceso, subimpulsor, impulsor.',
          'Corrija uno de los costes.',
        ],
        [
          'Salto grande',
          'El estado cambió en 4 o más en un solo guardado.',
          'Confirme que sigue siendo cierto, o corrija el estado.',
        ],
        [
          'Estados idénticos',
          'Una persona guardó al menos 10 acciones de un área en 15 minutos, y al menos el 80 % recibió el mismo estado.',
          'Revise las acciones y confirme o corrija cada una.',
        ],
        [
          'Sin demostrar',
          'El estado es 8 o más, el peso es 4 o más y ninguna evidencia lo demuestra; una puntuación anterior a las evidencias solo aparece si además su confianza no es «demostrada».',
          'Añada una evidencia, o corrija el estado.',
        ],
        [
          'Evidencia caducada',
          'La acción está puntuada, alguna de sus evidencias ya no es válida y ninguna la demuestra.',
          'Añada una evidencia válida.',
        ],
        [
          'No aplica',
          'La marca tiene más de 365 días, o está marcado más del 20 % de un área.',
          'Confirme que la marca sigue siendo cierta, o quítela.',
        ],
        [
          'Plan no cumplido',
          'Una acción del plan se dio por hecha hace al menos 14 días y el estado está por debajo de su meta.',
          'Puntúe la acción de nuevo, o confirme que el estado sigue siendo cierto.',
        ],
        [
          'Sin responsable',
          'Una acción abierta del plan no tiene responsable que pueda guardar respuestas.',
          'Elija un responsable en el plan.',
        ],
      ],
    },
  ],
};
