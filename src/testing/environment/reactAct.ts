// This module must be loaded first, because React chooses its scheduler when it is loaded.
import scheduler from '../../../scripts/jest/reactScheduler.cjs';
import 'react-dom/client';
import React from 'react';

scheduler.restoreGlobals();
if (!('act' in React)) Object.assign(React, { act: scheduler.act });
