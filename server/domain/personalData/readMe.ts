/** Explains the files of the export, in both languages. */
export const READ_ME = `Value Drivers: your data

account.json          your account, company, workspace, roles and preferences
picture               your picture, if you uploaded one
sessions.json         where you are signed in: times, browser, network address
devices.json          the devices that your account knows
links.json            invitations and password links that were created for you
api_tokens.json       your API tokens, without their secrets
second_factors.json   your passkeys, authenticator app and recovery codes, without their secrets
identities.json       accounts of your organization with which you sign in here
mails.json            mails that wait to be sent to you, without their texts, and your weekly mails
answers.json          answers that you saved or confirmed last
answer_changes.json   every change of an answer that you saved
plan_items.json       plan items that you own or created, or whose benefit you entered or confirmed
targets.json          targets that you set
scenarios.json        scenarios of plans that you created
rounds.json           rounds that you created, closed, were asked in or decided in, and mails about them
opinions.json         opinions that you gave; not those of closed rounds with hidden names, which are nobody's
reviews.json          reviews that you took, signed, withdrew or shared
profiles.json         profiles that you applied to companies
mappings.json         mappings of workbooks that you saved last
model_versions.json   versions of the model that you imported
evidence.json         evidence that you added, with its files in "files"
comments.json         comments that you wrote or resolved
requests.json         what you asked others for and were asked for
notices.json          your notices
deletions.json        companies and workspaces that you deleted and that can still be restored
error_reports.json    your error reports, with their pictures in "screenshots"
events.json           what the activity log contains about you

Times are in UTC. Values of a company are included only if you may see its figures today. Passwords, codes and links
are not included, and other people are not named.


Value Drivers: sus datos

account.json          su cuenta, empresa, espacio de trabajo, roles y preferencias
picture               su imagen, si ha subido una
sessions.json         dónde ha iniciado sesión: horas, navegador, dirección de red
devices.json          los dispositivos que su cuenta conoce
links.json            invitaciones y enlaces de contraseña que se crearon para usted
api_tokens.json       sus tokens de API, sin sus secretos
second_factors.json   sus llaves de acceso, aplicación de autenticación y códigos de recuperación, sin sus secretos
identities.json       cuentas de su organización con las que inicia sesión aquí
mails.json            correos pendientes de envío, sin su texto, y sus correos semanales
answers.json          respuestas que usted guardó o confirmó por última vez
answer_changes.json   cada cambio de una respuesta que usted guardó
plan_items.json       elementos del plan a su cargo, creados por usted, o cuyo beneficio introdujo o confirmó
targets.json          objetivos que usted fijó
scenarios.json        escenarios de planes que usted creó
rounds.json           rondas que usted creó, cerró, decidió o en las que se le preguntó, y correos sobre ellas
opinions.json         opiniones que usted dio; no las de rondas cerradas con nombres ocultos, que no son de nadie
reviews.json          revisiones que usted tomó, firmó, retiró o compartió
profiles.json         perfiles que usted aplicó a empresas
mappings.json         correspondencias de libros que usted guardó por última vez
model_versions.json   versiones del modelo que usted importó
evidence.json         evidencias que usted añadió, con sus archivos en "files"
comments.json         comentarios que usted escribió o resolvió
requests.json         lo que usted pidió a otros y le pidieron
notices.json          sus avisos
deletions.json        empresas y espacios de trabajo que usted eliminó y que aún se pueden restaurar
error_reports.json    sus informes de error, con sus imágenes en "screenshots"
events.json           lo que el registro de actividad contiene sobre usted

Las horas están en UTC. Los valores de una empresa solo se incluyen si hoy puede ver sus cifras. No se incluyen
contraseñas, códigos ni enlaces, y no se nombra a otras personas.
`;
