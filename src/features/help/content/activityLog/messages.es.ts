import type { ArticleText } from '../ArticleText';

/** The article about the activity log, in Spanish. */
export const activityLogArticle: ArticleText = {
  title: 'Registro de actividad',
  body: [
    'El registro de actividad muestra quién hizo qué, a quién, cuándo y desde dónde: inicios de sesión, también los fallidos, cierres de sesión, contraseñas, invitaciones, roles, traslados entre empresas, cambios de empresas y espacios de trabajo, con su eliminación y restauración, y cambios de los ajustes del servidor.',
    'Los administradores del producto ven todos los eventos; los de una empresa, los de su empresa; y los de un espacio de trabajo, los de sus empresas. Se abre desde Mis empresas, Espacios de trabajo y Colaboradores.',
    {
      list: [
        'Se puede filtrar por persona, empresa, tipo de evento y días. Al elegir un nombre de la lista se ven solo los eventos de esa persona. El filtro está en la dirección, de modo que un enlace muestra los mismos eventos.',
        'Un evento conserva los nombres de su momento. De los campos cambiados muestra el valor anterior y el nuevo; las contraseñas nunca se registran.',
        'Varios inicios de sesión fallidos de una cuenta no figuran uno por uno: el registro contiene el primero, el que bloquea la cuenta y su número.',
        'Los eventos que coinciden con el filtro se pueden descargar en PDF o EXCEL. Las horas del archivo están en UTC.',
        'Los archivos que se descargan figuran en la lista, salvo los creados sin conexión.',
      ],
    },
    'Nadie puede cambiar ni eliminar un evento. Solo cuando un administrador del producto borra los datos personales de alguien desaparecen su nombre y sus direcciones, y los eventos muestran «Antiguo miembro». Los eventos se eliminan a los dos años, salvo que el operador del servidor haya elegido otro plazo.',
  ],
};
