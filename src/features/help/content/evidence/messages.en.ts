import type { ArticleText } from '../ArticleText';

/** The article about evidence, comments, requests and the inbox. */
export const evidenceArticle: ArticleText = {
  title: 'Evidence, comments and the inbox',
  body: [
    { heading: 'Evidence' },
    'The card “Notes and evidence” of an action takes files of up to 10 MB (PDF, images, Word, Excel, PowerPoint, CSV, text) and links. Evidence for administrators is seen by the administrators and by whoever added it. Removed evidence can be restored for 14 days.',
    'Declared means that the confidence is “evidenced”; shown means that there is evidence which is valid today and was added at a state of at least the present one minus one.',
    { heading: 'Asking' },
    'With “Ask…”, on an action and in a row of Data health, one person is asked for evidence, a score or a comment by a day. A request is done when what it asks for exists. A mail is sent at once only for what is due within three days; the weekly mail has the rest.',
    { heading: 'Comments' },
    'People comment on actions, on items of the plan (in the menu of a row), on reviews, and, among those who may run it, on a round. A mention leads from the inbox to the comment. A comment can be changed for 15 minutes.',
    { heading: 'Inbox' },
    'The inbox in the profile menu lists what waits for you: requests, your items of the plan and rounds that ask for your opinion, then notices. There is one notice a subject and day.',
  ],
};
