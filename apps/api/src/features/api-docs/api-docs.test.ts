import { calls, WEBHOOK_EVENTS } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and lists every call of the contract', async () => {
    const { body } = await product.client().send('GET', '/api/docs/openapi.json');
    const document = body as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> };
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(calls).sort());
    expect(document.paths['/users/{id}/role']?.put).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
  });

  it('has a page for people', async () => {
    const { status, body, headers } = await product.client().send('GET', '/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('/api/auth/login');
    expect(body).toContain('/api/v1/websites');
    for (const event of WEBHOOK_EVENTS) expect(body).toContain(event);
    expect(body).toContain('evenway check');
  });

  it('13.4.5: without the calls of the application, customers still read what they can build on', async () => {
    const quiet = await product.another({ API_DOCS: 'off' });
    const { status, body } = await quiet.client().send('GET', '/api/docs');
    expect(status).toBe(200);
    expect(body).toContain('/api/v1/websites');
    expect(body).not.toContain('/api/auth/login');
    expect((await quiet.client().send('GET', '/api/docs/openapi.json')).status).toBe(404);
    await quiet.stop();
  });
});
