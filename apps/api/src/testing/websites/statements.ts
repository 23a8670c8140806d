import { calls, emptyStatement, type StatementContent } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';

/** A statement with all required content, and nothing about conformance. */
export const completeStatement = (domain: string, change: Partial<StatementContent> = {}): StatementContent => {
  const empty = emptyStatement('Durand & Co', domain, 'en');
  return {
    ...empty,
    contact: { ...empty.contact, email: 'access@durand.example' },
    preparedOn: '2025-11-02',
    ...change,
  };
};

/** The same, saved as the draft of a website. */
export async function savedStatement(client: TestClient, websiteId: string, domain: string) {
  const params = { websiteId, language: 'en' as const };
  const body = { content: completeStatement(domain), revision: 0 };
  const { revision } = (await client.call(calls.saveStatementDraft, { params, body })).body;
  return { params, revision };
}
