import type { ConnectedProgram } from '@app/contract/users/account-routes.ts'
import { CompiledQuery } from 'kysely'
import type * as z from 'zod'
import type { Call } from '../../../platform/http/call.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

/** Runs a statement in the transaction of the call. */
export type Run = <Row = unknown>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>

/** Accounts of the embedded identity provider. For subjects of another one, nothing happens, and there are no sessions. */
export interface Accounts {
  isOwn(subject: string): boolean
  setBlocked(run: Run, subject: string, isBlocked: boolean): Promise<void>
  /** Deletes the account with its sessions, refresh tokens and devices. */
  remove(run: Run, subject: string): Promise<void>
  setRole(run: Run, subject: string, role: string, isGiven: boolean): Promise<void>
  setName(run: Run, subject: string, name: string): Promise<void>
  isEmailTaken(run: Run, email: string): Promise<boolean>
  /** Returns false if another account has the address. */
  setEmail(run: Run, subject: string, email: string): Promise<boolean>
  sessions(run: Run, subject: string): Promise<Session[]>
  endSession(run: Run, subject: string, id: string): Promise<void>
  endSessions(run: Run, subject: string): Promise<void>
  programs(run: Run, subject: string): Promise<z.output<typeof ConnectedProgram>[]>
  endProgram(run: Run, subject: string, id: string): Promise<void>
}

interface Session {
  id: string
  device: string | null
  createdDate: string
  lastUsedDate: string
}

export const runOn =
  (db: AnyDatabase): Run =>
  <Row>(text: string, values: unknown[]) =>
    db.executeQuery<Row>(CompiledQuery.raw(text, values))

export const runnerOf = ({ db }: Call) => runOn(db)
