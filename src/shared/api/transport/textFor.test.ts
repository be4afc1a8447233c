import { FEATURES } from '@contract/features';
import * as operations from '../generated/operations';
import { textFor } from './textFor';
import type { TypedDocumentString } from './TypedDocument';

const documents = Object.values(operations) as TypedDocumentString<unknown, never>[];
const { GetCompaniesDocument, GetDriversDocument, GetPlanDocument } = operations;

describe('The text of a document', () => {
  it('is what the server knows', () => {
    expect(textFor(GetDriversDocument, [])).toBe(
      'query getDrivers($company_id:ID!){drivers(company_id:$company_id){name average grade  }   }',
    );
    expect(textFor(GetDriversDocument, ['plan'])).toContain('planDue(company_id:$company_id)');
    expect(textFor(GetDriversDocument, ['plan'])).not.toContain('scored');
  });

  it('has neither arguments nor variables that the server does not know', () => {
    const text = textFor(GetCompaniesDocument, []);
    expect(text).toContain('companies(user_role:$user_role )');
    expect(text).not.toMatch(/first|ids/);
    expect(textFor(operations.GetLastActiveDocument, ['sign_in_status'])).toBe(
      'query getLastActive{collaborators{collaborators{id last_active}}}',
    );
  });

  it('is absent if nothing would be answered', () => {
    expect(textFor(GetPlanDocument, ['counts'])).toBeNull();
    expect(textFor(GetPlanDocument, ['plan'])).toContain('plan(company_id:$company_id)');
  });

  it('has no marks, whatever the server offers', () => {
    for (const document of documents) {
      expect(textFor(document, FEATURES)).toMatch(/^query \w+[^<>]*$/);
      expect(textFor(document, []) ?? '').not.toMatch(/[<>]/);
    }
  });
});
