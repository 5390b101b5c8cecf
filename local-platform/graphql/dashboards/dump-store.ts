import type { DatabaseSync } from 'node:sqlite'

export const DUMP_TABLES = `
  create table if not exists internal_dump (
    dashboard text not null,
    dump_date text not null,
    primary key (dashboard, dump_date)
  ) strict;`

/** Notes that a dashboard was dumped on a day (YYYY-MM-DD). */
export function insertDump(database: DatabaseSync, dashboard: string, dumpDate: string): void {
  database.prepare('insert into internal_dump (dashboard, dump_date) values (?, ?)').run(dashboard, dumpDate)
}

/** Whether a dashboard was dumped on a day. */
export const hasDump = (database: DatabaseSync, dashboard: string, dumpDate: string): boolean =>
  database.prepare('select 1 from internal_dump where dashboard = ? and dump_date = ?').get(dashboard, dumpDate) !== undefined
