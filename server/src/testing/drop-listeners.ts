import type pg from 'pg'

/** Breaks all connections of servers that receive notices of this database. Waiting for notices sends an empty query. */
export const dropListeners = (db: Pick<pg.Client, 'query'>) =>
  db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen%' or query = 'select')`)
