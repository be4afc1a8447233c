import { shownPercentage } from '@contract/scoring/percentages';
import { progressOf } from '@contract/scoring/progress';
import { answerWeight, gradeOf, totalAverage, weightedAverage } from '@contract/scoring/scoring';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

async function openHelp(path = '/faq') {
  await server.signIn('editor');
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Support and Help Center' });
  return { ...app, searchField: screen.getByRole('searchbox') };
}

const articlesOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('button')
    .map((button) => button.textContent);

const rowOf = (table: HTMLElement, heading: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${heading} `) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('Support and Help Center', () => {
  it('has the two accordions with their articles, all collapsed (§2.28)', async () => {
    await openHelp();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Useful user information', 'Platform views']);
    expect(articlesOf('Useful user information')).toContain('How scores and grades are calculated');
    expect(articlesOf('Platform views')).toEqual([
      'Dashboard: overall progress',
      'Dashboard: score evolution',
      'Portfolio',
      'Impact areas',
      'Action form',
      'Rounds and opinions',
      'Company overview',
      'Plan',
      'Evolution and comparison',
      'Reviews and proofs',
      'My Companies',
      'Model, profiles and other workbooks',
      'Workspaces',
      'Collaborators',
      'Activity log',
      'My account',
    ]);
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  it('opens and closes articles by mouse, Enter and the space bar', async () => {
    const { user } = await openHelp();
    const article = screen.getByRole('button', { name: 'Roles and permissions' });
    await user.click(article);
    expect(article).toHaveAttribute('aria-expanded', 'true');
    article.focus();
    await user.keyboard(' ');
    expect(article).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(article).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Auto-save' }));
    expect(article).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows and counts the articles that contain all words, and highlights the words', async () => {
    const { user, searchField } = await openHelp();
    await user.type(searchField, 'Undone COMPANY');
    expect(screen.getByRole('status')).toHaveTextContent('3 articles contain all of your words');
    expect(articlesOf('Useful user information')).toEqual(['Deleting and undoing']);
    expect(articlesOf('Platform views')).toEqual(['My Companies', 'Collaborators']);

    await user.click(screen.getByRole('button', { name: 'Deleting and undoing' }));
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(
      new Set(['undone', 'company']),
    );

    await user.clear(searchField);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelector('mark')).toBeNull();
    expect(articlesOf('Platform views')).toHaveLength(16);
  });

  it('shows that nothing matches, and offers to clear the search', async () => {
    const { user, searchField } = await openHelp();
    await user.type(searchField, 'xylophone');
    expect(screen.getByRole('status')).toHaveTextContent('No article contains all of your words');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(articlesOf('Platform views')).toHaveLength(16);
  });

  it('keeps the search in the address', async () => {
    const { user, searchField, address, close } = await openHelp();
    await user.search(searchField, 'invitation');
    await waitFor(() => expect(address.path).toBe('/faq?search=invitation'));
    close();
    const again = await openHelp('/faq?search=invitation');
    expect(again.searchField).toHaveValue('invitation');
    expect(screen.getByRole('status')).toHaveTextContent(/article/);
  });

  it('opens the article that the address names, also after signing in', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openHelp('/faq#auto-save');
    const article = screen.getByRole('button', { name: 'Auto-save' });
    expect(article).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await waitFor(() => expect(article).toHaveFocus());
    expect(scrolled.mock.contexts).toContain(document.getElementById('auto-save'));
    expect(
      screen.getByText(
        'when you stop typing for a moment, and every 30 seconds while you keep typing,',
      ),
    ).toBeVisible();
  });

  it('gives each article a link, which keeps the others open and clears the search', async () => {
    const { user, searchField } = await openHelp('/faq#roles');
    await user.type(searchField, 'workspaces');
    await user.click(screen.getByRole('button', { name: 'Workspaces' }));
    await user.click(screen.getByRole('link', { name: 'Link to this article: Workspaces' }));
    expect(searchField).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Workspaces' })).toHaveFocus();
    expect(
      screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent),
    ).toEqual(['Roles and permissions', 'Workspaces']);
  });

  it('links from an article to its page', async () => {
    const { user, address } = await openHelp('/faq#impact-areas');
    await user.click(screen.getByRole('link', { name: 'Open this view: Impact areas' }));
    await waitFor(() => expect(address.path).toBe('/impact-areas'));
  });

  it('calculates its example with the functions of the contract', async () => {
    await openHelp('/faq#scores-and-grades');
    const levels = { Low: 2, Medium: 4, High: 6, 'Very high': 8, 'Not answered': null };
    const level = (word: string | undefined) => levels[word as keyof typeof levels];
    const number = (word: string | undefined) => (word === 'Not answered' ? null : Number(word));

    // The answers are read from the page, and the other figures of the example are calculated from
    // them.
    const table = screen.getByRole('table', { name: 'Four actions of a driver' });
    const answers = [1, 2, 3, 4].map((action) => {
      const [state, relevance, criticality, weight, weighted] = rowOf(table, `Action ${action}`);
      const answer = {
        revenue_state: number(state),
        relevance: level(relevance),
        criticality: level(criticality),
      };
      const score = answer.revenue_state;
      expect(Number(weight)).toBe(answerWeight(answer));
      expect(weighted).toBe(score === null ? 'Not counted' : String(answerWeight(answer) * score));
      return answer;
    });
    const average = weightedAverage(answers) ?? NaN;
    const text = (value: number) => String(Math.round(value * 100) / 100);
    expect(
      screen.getByText(
        new RegExp(
          `= ${text(average)}\\. It is shown as ${Math.round(average)} of 10 and graded ${gradeOf(average)}\\.$`,
        ),
      ),
    ).toBeVisible();

    const total = screen.getByText(/the Global Average is the mean of/);
    const listed = /mean of ([\d., ]+):/.exec(total.textContent)?.[1]?.split(', ').map(Number);
    const mean = totalAverage(listed ?? []) ?? NaN;
    expect(total).toHaveTextContent(
      `: ${text(mean)}, shown as ${Math.round(mean)} of 10 and graded ${gradeOf(mean)}.`,
    );
  });

  it('calculates the progress example with the functions of the contract', async () => {
    await openHelp('/faq#progress-and-status');
    const example = screen.getByText(/^Example: with/);
    const [answered = 0, total = 0] = example.textContent.match(/\d+/g)?.map(Number) ?? [];
    const { completed } = progressOf(
      Array.from({ length: total }, (_, index) => (index < answered ? 'done' : 'todo')),
    );
    expect(example).toHaveTextContent(
      `= ${Math.round(completed * 100) / 100}, and ${shownPercentage(completed)}% is shown.`,
    );
  });

  it('shows the permissions as a table', async () => {
    await openHelp('/faq#roles');
    const table = screen.getByRole('table', { name: 'What each role can do' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual([
      'Action',
      'Administrator',
      'Administrator of the company',
      'Administrator of the workspace',
      'Editor',
      'Subscriber',
    ]);
    expect(rowOf(table, 'Fill in actions')).toEqual([
      'All',
      'Own company',
      'Own company',
      'Own company',
      'No',
    ]);
  });
});
