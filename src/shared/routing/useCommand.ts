import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the palette, or a next step, can begin on another page. */
export type Command = 'setTarget' | 'import' | 'invite' | 'addCompany';

/** The state of a navigation that begins a command. */
export const commandState = (command: Command) => ({ command });

/**
 * Calls `begin` when a navigation to this page asked for the command, and removes it from the history entry, so that
 * neither a reload nor Back begins it again. null listens to no command.
 */
export function useCommand(command: Command | null, begin: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = (location.state as { command?: Command } | null)?.command;
  const start = useEffectEvent(() => {
    void navigate(
      { pathname: location.pathname, search: location.search },
      { replace: true, state: null },
    );
    begin();
  });
  useEffect(() => {
    if (command !== null && asked === command) start();
  }, [command, asked]);
}
