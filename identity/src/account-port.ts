import { setAccountBlocked } from './account-blocks.ts'
import { endProgram, programsOf } from './account-programs.ts'
import { passwordResetMailOf } from './password-resets.ts'
import { endSession, endSessions, sessionsOf } from './account-sessions.ts'
import {
  isEmailTaken,
  isOwnAccount,
  removeAccount,
  setAccountEmail,
  setAccountName,
  setAccountRole,
} from './account-writes.ts'

/** What the marketplace does with accounts, in its own transactions. Each takes a subject; those of other providers are ignored. */
export const accountPort = {
  isOwn: isOwnAccount,
  setBlocked: setAccountBlocked,
  remove: removeAccount,
  setRole: setAccountRole,
  setName: setAccountName,
  isEmailTaken,
  setEmail: setAccountEmail,
  passwordResetMail: passwordResetMailOf,
  sessions: sessionsOf,
  endSession,
  endSessions,
  programs: programsOf,
  endProgram,
}
