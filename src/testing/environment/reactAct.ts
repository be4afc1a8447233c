// Loaded first: React takes its scheduler from here.
import scheduler from '../../../scripts/jest/reactScheduler.cjs';
import 'react-dom/client';
import React from 'react';

scheduler.restoreMicrotasks();
if (!('act' in React)) Object.assign(React, { act: scheduler.act });
