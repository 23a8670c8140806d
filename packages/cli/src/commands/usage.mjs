import { findWebsite } from '../find-website.mjs';
import { formatTable } from '../format-table.mjs';

/**
 * @typedef {{ domain: string, month: string, visits: number, limit: number | null, isUnlimited?: boolean }} UsageLine
 * @typedef {{ months: { month: string, visits: number }[], functions: { name: string, uses: number }[], limit: number | null }} Usage
 */

/** @type {import('../types.d.ts').Command} */
export const showUsage = {
  name: 'usage',
  args: '[<website>]',
  summary: 'Visits of this month for all websites, or of the last year for one',
  async run({ args: [named], client }) {
    const api = await client();
    if (named === undefined) {
      const lines = /** @type {UsageLine[]} */ (await api.list('/usage'));
      const rows = lines.map(({ domain, month, visits, limit, isUnlimited }) => [
        domain,
        month,
        String(visits),
        isUnlimited ? 'no limit' : String(limit ?? '-'),
      ]);
      return { data: lines, lines: formatTable(['DOMAIN', 'MONTH', 'VISITS', 'PLAN INCLUDES'], rows) };
    }
    const { id } = await findWebsite(api, named);
    const usage = /** @type {Usage} */ (await api.get(`/websites/${id}/usage`));
    return {
      data: usage,
      lines: [
        ...formatTable(
          ['MONTH', 'VISITS'],
          usage.months.map(({ month, visits }) => [month, String(visits)]),
        ),
        ...(usage.functions.length > 0
          ? [
              '',
              ...formatTable(
                ['FUNCTION', 'USES'],
                usage.functions.map(({ name, uses }) => [name, String(uses)]),
              ),
            ]
          : []),
      ],
    };
  },
};
