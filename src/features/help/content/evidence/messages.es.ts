import type { ArticleText } from '../ArticleText';

/** The article about evidence, comments, requests and the inbox. */
export const evidenceArticle: ArticleText = {
  title: 'Evidencias, comentarios y la bandeja de entrada',
  body: [
    { heading: 'Evidencias' },
    'La tarjeta «Notas y evidencias» de una acción admite archivos de hasta 10 MB (PDF, imágenes, Word, Excel, PowerPoint, CSV, texto) y enlaces. Las evidencias para administradores las ven los administradores y quien las añadió. Lo que se quita se puede restaurar durante 14 días.',
    'Declarado significa que la confianza es «demostrada»; demostrado significa que hay evidencias válidas hoy y añadidas con un estado de al menos el actual menos uno.',
    { heading: 'Pedir' },
    'Con «Pedir…», en una acción y en una fila de Calidad de los datos, se pide a una persona una evidencia, una puntuación o un comentario hasta un día. La solicitud está hecha cuando existe lo que pide. Solo se envía un correo al momento por lo que vence en tres días; el resto va en el correo semanal.',
    { heading: 'Comentarios' },
    'Se comentan las acciones, los elementos del plan (en el menú de la fila), las revisiones y, entre quienes las organizan, las rondas. Una mención lleva desde la bandeja de entrada al comentario. Un comentario se puede cambiar durante 15 minutos.',
    { heading: 'Bandeja de entrada' },
    'La bandeja de entrada del menú del perfil muestra lo que le espera: solicitudes, sus elementos del plan y las rondas que piden su opinión, y después los avisos. Hay un aviso por asunto y día.',
  ],
};
