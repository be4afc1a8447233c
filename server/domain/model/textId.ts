/** The id of the texts of an action in a language. */
export const textId = (activityId: string, language: string) => `${activityId}:${language}`;
