import type { ArticleText } from '../ArticleText';

/** The article about reviews, their proofs and their shares, in Spanish. */
export const reviewsArticle: ArticleText = {
  title: 'Revisiones y pruebas',
  body: [
    'Una revisión conserva las cifras de un momento en una página: promedios con objetivos y otras empresas, 52 semanas, qué movió el promedio, qué viene ahora y qué tan segura es la evaluación. Una vez firmada, no cambia nunca, pase lo que pase con las cifras actuales.',
    { heading: 'Tomar y firmar' },
    {
      list: [
        'Evolución, Revisiones: «Tomar revisión…» conserva las cifras guardadas en ese momento. Pueden hacerlo los administradores de la empresa y los del espacio de trabajo con alcance de edición.',
        '«Importar revisión pasada…» crea una revisión de una evaluación pasada en la forma del libro de evaluación. No cambia ninguna respuesta y no es una semana registrada: el gráfico la marca con un anillo vacío.',
        'Firman los administradores de la empresa. Una segunda persona también puede firmar; la segunda firma queda junto al contenido firmado.',
        'Una revisión firmada no se cambia ni se elimina nunca, solo se retira, con un motivo. La página se conserva y lo dice.',
      ],
    },
    { heading: 'Abrir una cifra hasta su prueba' },
    'Pulse una cifra: las acciones de las que es la suma, con sus estados, pesos y partes, quién las cambió por última vez y el número de evidencias mostradas. Las partes con dos decimales suman la cifra con dos decimales. «Desde entonces» es la misma cifra ahora, con un enlace a lo que la movió. Los objetivos y las otras empresas no tienen partes; llevan a su origen.',
    { heading: 'PDF, imágenes y enlaces' },
    {
      list: [
        'El PDF es la misma página. Cada cifra es un enlace a su prueba, y el contenido firmado va adjunto.',
        '«Copiar como imagen» pone una parte de la página en el portapapeles para una diapositiva.',
        '«Compartir…» crea un enlace para alguien sin cuenta: solo la página, o con sus pruebas, durante 90 días como máximo. Se muestra una vez. Se puede revocar, queda en reposo mientras la empresa está eliminada o en otro espacio de trabajo, y cuenta cuántas veces se abrió. El operador puede desactivar los enlaces.',
      ],
    },
    { heading: 'Qué prueba un código de prueba' },
    'El código de prueba es el comienzo del SHA-256 del contenido firmado. Prueba que el contenido es el que se firmó. No prueba que las cifras sean ciertas, y quien posee la base de datos podría rehacer la cadena; por eso los destinatarios guardan el código. Un código por sí solo no dice nada de una hoja de papel: «Comprobar una revisión» lee el contenido adjunto a un PDF, pregunta al servidor y dibuja de nuevo la página junto al archivo.',
  ],
};
