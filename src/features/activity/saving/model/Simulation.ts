import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import type { Command } from './commands';
import { ModelBrowser } from './ModelBrowser';
import { ModelClock } from './ModelClock';
import { ModelServer } from './ModelServer';
import { keyOf, ModelTab } from './ModelTab';

/** Runs commands in a model of browser, network and server, and checks that no edit is lost. */
export class Simulation {
  readonly clock = new ModelClock();
  readonly server = new ModelServer();
  readonly browser = new ModelBrowser<ModelTab>(this.clock, this.server);
  /** The latest edit of each field, and the number of the server's writes before it. */
  private readonly latestEdits = new Map<string, { value: AnswerValue; writesBefore: number }>();
  /** Fields whose latest edit is on the server, or was there until another user changed it. */
  private readonly savedFields = new Set<string>();

  constructor() {
    new ModelTab(this.browser);
  }

  private tab(index: number): ModelTab {
    const { tabs } = this.browser;
    return tabs[index % Math.max(tabs.length, 1)] ?? new ModelTab(this.browser);
  }

  async run(command: Command) {
    switch (command.do) {
      case 'edit': {
        const { activityId, field, value } = command;
        await this.waitForPerson();
        // If the server has this value already, an earlier save may have written it.
        const isOnServer = this.server.answer(activityId).values[field] === value;
        const writesBefore = isOnServer ? 0 : this.server.writes.length;
        const tab = this.tab(command.tab);
        // A person cannot type into a hidden page.
        if (tab.isHidden) tab.show();
        if (!tab.edit(activityId, field, value)) break;
        expect(tab.shownValue(activityId, field)).toBe(value);
        const isInDraft = tab.state.drafts[keyOf(activityId)]?.edits[field] !== undefined;
        if (isInDraft) this.latestEdits.set(`${activityId} ${field}`, { value, writesBefore });
        // The value equals the saved one that the form shows, so there is nothing to save.
        else this.latestEdits.delete(`${activityId} ${field}`);
        break;
      }
      case 'otherUserEdits':
        this.server.write(command.activityId, { [command.field]: command.value }, 'otherUser');
        break;
      case 'wait':
        await this.clock.advance(command.ms);
        break;
      case 'requestSave':
        this.tab(command.tab).requestSave(command.activityId);
        break;
      case 'close':
        this.tab(command.tab).hide();
        this.tab(command.tab).terminate();
        break;
      case 'hide':
        this.tab(command.tab).hide();
        break;
      case 'show':
        this.tab(command.tab).show();
        break;
      case 'crash':
        this.tab(command.tab).terminate();
        break;
      case 'openTab':
        if (this.browser.tabs.length < 2) new ModelTab(this.browser);
        break;
      case 'goOffline':
      case 'goOnline':
        this.browser.online = command.do === 'goOnline';
        for (const tab of this.browser.tabs) tab.setOnline(this.browser.online);
        break;
      case 'expireSession':
        this.server.hasSession = false;
        break;
      case 'signIn':
        this.server.hasSession = true;
        for (const tab of this.browser.tabs) tab.renewSession();
        break;
      case 'failRequests':
        this.server.failuresLeft = command.count;
        break;
      case 'affectDelivery':
        this.browser.deliveries.push(command.delivery);
        break;
      case 'resolveConflict': {
        await this.waitForPerson();
        const resolved = this.tab(command.tab).resolveConflict(command.keep);
        if (resolved && command.keep === 'theirs') {
          this.latestEdits.delete(`${resolved.activityId} ${resolved.field}`);
        }
      }
    }
  }

  /** One person cannot act in two tabs at the same time. */
  private waitForPerson = () => this.clock.advance(10);

  /** Checks that each latest edit is in a draft or on the server; the error names one that is in neither. */
  expectNothingLost() {
    const { tabs, storedDrafts } = this.browser;
    const allDrafts = [storedDrafts, ...tabs.map(({ state }) => state.drafts)];
    for (const [name, { value, writesBefore }] of this.latestEdits) {
      const [activityId, field] = name.split(' ') as [string, AnswerFieldName];
      const wasWritten = this.server.writes
        .slice(writesBefore)
        .some(
          (write) =>
            write.activityId === activityId && write.field === field && write.value === value,
        );
      const isInDraft = allDrafts.some(
        (drafts) => drafts[keyOf(activityId)]?.edits[field]?.value === value,
      );
      const isOnServer = this.server.answer(activityId).values[field] === value;
      // An edit that the person reverts before it is sent leaves the server's value unchanged.
      if (isOnServer && !isInDraft) this.savedFields.add(name);
      else if (isInDraft) this.savedFields.delete(name);
      const wasReplaced =
        this.savedFields.has(name) && this.server.authors.get(name) === 'otherUser';
      if (!wasWritten && !isInDraft && !isOnServer && !wasReplaced) {
        throw new Error(`${name} = ${String(value)} is lost`);
      }
    }
  }

  /**
   * Checks that no value of another user was overwritten before the person had seen it, and that no conflict was
   * shown between two values of the same person.
   */
  expectNoUnseenOverwrite(commands: readonly Command[]) {
    const { seenValues, selfConflicts } = this.browser;
    const unseen = this.server.overwrittenValues.filter((value) => !seenValues.has(value));
    if (unseen.length > 0) throw new Error(`Overwritten unseen: ${unseen.join(', ')}`);
    // After a crash the pending saves are unknown. A page that closes saves without the lock, so its save can
    // overlap another tab's. In both cases a conflict with oneself is acceptable, because it loses no value.
    const canOverlap = ({ do: kind }: Command) => ['crash', 'close', 'hide'].includes(kind);
    if (commands.some(canOverlap)) return;
    if (selfConflicts.length > 0) throw new Error(`Self-conflicts: ${selfConflicts.join()}`);
  }

  /** Repairs connection, server and session, and checks that only drafts with conflicts remain unsaved. */
  async expectEverythingSaved() {
    this.server.failuresLeft = 0;
    this.browser.deliveries = [];
    if (this.browser.tabs.length === 0) new ModelTab(this.browser);
    await this.run({ do: 'goOnline' });
    // A response with status 401 can arrive after the person has signed in, so the person signs in a second time.
    for (let i = 0; i < 2; i++) {
      await this.run({ do: 'signIn' });
      await this.clock.advance(200_000);
    }
    for (const { state } of this.browser.tabs) {
      const unsaved = Object.values(state.drafts).filter(({ phase }) => phase !== 'conflict');
      if (unsaved.length > 0) throw new Error(`Still unsaved: ${JSON.stringify(unsaved)}`);
    }
    this.expectNothingLost();
  }
}
