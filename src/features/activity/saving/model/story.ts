import type { AnswerFieldName } from '@contract/answer';
import { ModelBrowser } from './browser';
import type { Command } from './commands';
import { ModelServer } from './server';
import { keyOf, Tab } from './tab';
import { Time } from './time';

/** A life of the model: it runs commands and checks what the product promises. */
export class Story {
  readonly time = new Time();
  readonly server = new ModelServer();
  readonly browser = new ModelBrowser<Tab>(this.time, this.server);
  /** The last value that was typed into each field, with how much had been written before. */
  private readonly typed = new Map<string, { value: number | null; written: number }>();
  /** Those whose last value stands on the server, or stood there until somebody else changed it. */
  private readonly arrived = new Set<string>();

  constructor() {
    new Tab(this.browser);
  }

  private tab(index: number): Tab {
    const { tabs } = this.browser;
    return tabs[index % Math.max(tabs.length, 1)] ?? new Tab(this.browser);
  }

  async run(step: Command) {
    switch (step.do) {
      case 'type': {
        const { activityId, field, value } = step;
        await this.personActs();
        // An earlier save of the same value may have just put it there.
        const isThere = this.server.answer(activityId).values[field] === value;
        const written = isThere ? 0 : this.server.written.length;
        const at = this.tab(step.tab);
        // Nobody can type into a hidden page.
        if (at.isHidden) at.show();
        if (!at.type(activityId, field, value)) break;
        expect(at.shows(activityId, field)).toBe(value);
        const isEdit = at.state.drafts[keyOf(activityId)]?.edits[field] !== undefined;
        if (isEdit) this.typed.set(`${activityId} ${field}`, { value, written });
        // What the person saw there already is no edit.
        else this.typed.delete(`${activityId} ${field}`);
        break;
      }
      case 'othersType':
        this.server.write(step.activityId, { [step.field]: step.value }, 'them');
        break;
      case 'wait':
        await this.time.pass(step.ms);
        break;
      case 'next':
        this.tab(step.tab).want(step.activityId);
        break;
      case 'close':
        this.tab(step.tab).hide();
        this.tab(step.tab).kill();
        break;
      case 'hide':
        this.tab(step.tab).hide();
        break;
      case 'show':
        this.tab(step.tab).show();
        break;
      case 'crash':
        this.tab(step.tab).kill();
        break;
      case 'openTab':
        if (this.browser.tabs.length < 2) new Tab(this.browser);
        break;
      case 'goOffline':
      case 'goOnline':
        this.browser.online = step.do === 'goOnline';
        for (const each of this.browser.tabs) each.connection(this.browser.online);
        break;
      case 'expire':
        this.server.signedIn = false;
        break;
      case 'signIn':
        this.server.signedIn = true;
        for (const each of this.browser.tabs) each.signIn();
        break;
      case 'break':
        this.server.broken = step.times;
        break;
      case 'meet':
        this.browser.fates.push(step.fate);
        break;
      case 'decide': {
        await this.personActs();
        const decided = this.tab(step.tab).decide(step.keep);
        if (decided && step.keep === 'theirs') {
          this.typed.delete(`${decided.activityId} ${decided.field}`);
        }
      }
    }
  }

  /** A person does one thing after another, also in two tabs. */
  private personActs = () => this.time.pass(10);

  /** Where each last value is; the message names one that is nowhere. */
  expectNothingLost() {
    const { tabs, kept } = this.browser;
    const drafts = [kept, ...tabs.map(({ state }) => state.drafts)];
    for (const [name, { value, written }] of this.typed) {
      const [activityId, field] = name.split(' ') as [string, AnswerFieldName];
      const isWritten = this.server.written
        .slice(written)
        .some(
          (save) => save.activityId === activityId && save.field === field && save.value === value,
        );
      const isKept = drafts.some((of) => of[keyOf(activityId)]?.edits[field]?.value === value);
      const isOnServer = this.server.answer(activityId).values[field] === value;
      // It need not have been sent: what is typed and taken back is what stood there before.
      if (isOnServer && !isKept) this.arrived.add(name);
      else if (isKept) this.arrived.delete(name);
      const isOthersNow = this.arrived.has(name) && this.server.author.get(name) === 'them';
      if (!isWritten && !isKept && !isOnServer && !isOthersNow) {
        throw new Error(`${name} = ${String(value)} is nowhere`);
      }
    }
  }

  /** Nobody else's value goes under unseen, and nobody is asked to choose between their own two. */
  expectFairness(commands: readonly Command[]) {
    const { seen, withOneself } = this.browser;
    const unseen = this.server.replaced.filter((value) => !seen.has(value));
    if (unseen.length > 0) throw new Error(`Replaced unseen: ${unseen.join(', ')}`);
    // After a crash nobody knows which saves were on their way. A page that leaves saves without the lock, and
    // its save can overlap one of another tab; then the person is asked, which loses nothing.
    const isOverlapPossible = ({ do: step }: Command) => ['crash', 'close', 'hide'].includes(step);
    if (commands.some(isOverlapPossible)) return;
    if (withOneself.length > 0) throw new Error(`In conflict with oneself: ${withOneself.join()}`);
  }

  /** Everything comes back: in the end all is saved, or asked about. */
  async expectAllSavedInTheEnd() {
    this.server.broken = 0;
    this.browser.fates = [];
    if (this.browser.tabs.length === 0) new Tab(this.browser);
    await this.run({ do: 'goOnline' });
    // A refusal from before can arrive after the person has signed in: they are asked once more.
    for (let i = 0; i < 2; i++) {
      await this.run({ do: 'signIn' });
      await this.time.pass(200_000);
    }
    for (const { state } of this.browser.tabs) {
      const left = Object.values(state.drafts).filter(({ phase }) => phase !== 'conflict');
      if (left.length > 0) throw new Error(`Still unsaved: ${JSON.stringify(left)}`);
    }
    this.expectNothingLost();
  }
}
