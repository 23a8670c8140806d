import { publicCalls } from '@evenway/contract';
import type { Command } from '../command.ts';
import { findWebsite } from '../find-website.ts';
import { formatTable } from '../format-table.ts';

export const showUsage: Command = {
  name: 'usage',
  args: '[<website>]',
  summary: 'Visits of this month for all websites, or of the last year for one',
  async run({ args: [named], client }) {
    const api = await client();
    if (named === undefined) {
      const lines = await api.list(publicCalls.listUsage);
      const rows = lines.map(({ domain, month, visits, limit, isUnlimited }) => [
        domain,
        month,
        String(visits),
        isUnlimited ? 'no limit' : String(limit ?? '-'),
      ]);
      return { data: lines, lines: formatTable(['DOMAIN', 'MONTH', 'VISITS', 'PLAN INCLUDES'], rows) };
    }
    const { id } = await findWebsite(api, named);
    const usage = await api.call(publicCalls.getWebsiteUsage, { params: { id } });
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
