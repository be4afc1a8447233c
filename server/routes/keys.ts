import { z } from 'zod';
import { id } from './fields';

/** Whose data a call reads or changes. */
export const companyKey = z.object({ company_id: id });

/** An action of a company; a call about its answer, evidence or requests names both. */
export const answerKey = z.object({ company_id: id, activity_id: id });
