export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export function toList<T>(data: T[], url: string, hasMore = false): List<T> {
  return { object: 'list', data, has_more: hasMore, url };
}
