import { describe, expect, test } from 'vitest'
import {
  initialSession,
  isLoginPending,
  nextSession,
  type Person,
  type SessionEvent,
  type SessionState,
  type SignInError,
} from './session-state.ts'

const ada: Person = { subject: 'ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: false }
const bob: Person = { ...ada, subject: 'bob', name: 'Bob', email: 'bob@brand.test' }
const popup = { closed: false, focus: () => {}, close: () => {} }

const loading: SessionState = initialSession
const visitor: SessionState = { ...loading, status: 'visitor', person: null }
const restoring: SessionState = { ...loading, isClientNeeded: true }
const requested: SessionState = { ...visitor, isClientNeeded: true, request: 'login', popup }
const running: SessionState = { ...requested, request: null, startedLogins: 1 }
const inPopup: SessionState = { ...running, status: 'loading', person: null }
const adaIn: SessionState = { ...loading, status: 'signed-in', person: ada, isClientNeeded: true }
const adaExpired: SessionState = { ...adaIn, status: 'expired' }
const adaRequested: SessionState = { ...adaExpired, request: 'login', popup }
const adaRunning: SessionState = { ...adaRequested, request: null, startedLogins: 1 }

type Report = Extract<SessionEvent, { type: 'client-reported' }>
const report = (facts: Partial<Report>): Report => ({
  type: 'client-reported',
  isLoading: false,
  person: null,
  hasFailed: false,
  endedLogins: 0,
  ...facts,
})

type Row = [title: string, before: SessionState, event: SessionEvent, after: SessionState]

describe('opening a page', () => {
  test.each<Row>([
    ['without a session hint is a visit', loading, { type: 'page-opened', mayHaveSession: false }, visitor],
    [
      'with a session hint loads the sign-in client',
      loading,
      { type: 'page-opened', mayHaveSession: true },
      restoring,
    ],
    [
      'keeps loading while the session is checked',
      restoring,
      report({ isLoading: true }),
      { ...restoring, status: 'loading' },
    ],
    [
      'restores the session',
      restoring,
      report({ person: ada }),
      { ...restoring, status: 'signed-in', person: ada },
    ],
    [
      'is a visit if the hint was stale',
      restoring,
      report({}),
      { ...restoring, status: 'visitor', person: null },
    ],
    [
      'after a redirect from the provider signs in',
      restoring,
      report({ person: bob }),
      { ...restoring, status: 'signed-in', person: bob },
    ],
    [
      'after a redirect with an error is a visit',
      restoring,
      report({ hasFailed: true }),
      { ...restoring, status: 'visitor', person: null },
    ],
  ])('%s', (_title, before, event, after) => expect(nextSession(before, event)).toEqual(after))
})

describe('a login', () => {
  test.each<Row>([
    [
      'loads the sign-in client and keeps its popup',
      visitor,
      { type: 'login-requested', hint: 'login', popup },
      requested,
    ],
    [
      'keeps the hint of a sign-up',
      visitor,
      { type: 'login-requested', hint: 'signup', popup },
      { ...requested, request: 'signup' },
    ],
    [
      'is requested even if the browser blocks the popup',
      visitor,
      { type: 'login-requested', hint: 'login', popup: null },
      { ...requested, popup: null },
    ],
    ['starts once', requested, { type: 'login-started' }, running],
    ['does not start twice', running, { type: 'login-started' }, running],
    ['is loading while its popup is open', running, report({ isLoading: true }), inPopup],
    [
      'signs in',
      inPopup,
      report({ person: ada, endedLogins: 1 }),
      { ...inPopup, status: 'signed-in', person: ada, endedLogins: 1 },
    ],
    [
      'signs in before its end is reported',
      inPopup,
      report({ person: ada }),
      { ...inPopup, status: 'signed-in', person: ada },
    ],
    [
      'whose sign-up is confirmed by email signs in the new account',
      inPopup,
      report({ person: bob, endedLogins: 1 }),
      { ...inPopup, status: 'signed-in', person: bob, endedLogins: 1 },
    ],
    [
      'whose popup is closed, also while blank, leaves a visitor',
      inPopup,
      report({ hasFailed: true, endedLogins: 1 }),
      { ...running, endedLogins: 1 },
    ],
    [
      'whose popup is blocked leaves a visitor',
      { ...running, popup: null },
      report({ hasFailed: true, endedLogins: 1 }),
      { ...running, popup: null, endedLogins: 1 },
    ],
    [
      'can be requested again while the client still watches the closed popup',
      inPopup,
      { type: 'login-requested', hint: 'login', popup },
      { ...inPopup, request: 'login' },
    ],
    [
      'whose client does not load is dropped, so that the next one loads it again',
      requested,
      { type: 'client-load-failed' },
      visitor,
    ],
  ])('%s', (_title, before, event, after) => expect(nextSession(before, event)).toEqual(after))
})

describe('a session that ends', () => {
  test.each<Row>([
    ['expires and keeps its person', adaIn, { type: 'session-ended' }, adaExpired],
    ['does not expire for a visitor', visitor, { type: 'session-ended' }, visitor],
    ['stays expired when the client signs out', adaExpired, report({}), adaExpired],
    ['stays expired when a token is renewed', adaExpired, report({ person: ada }), adaExpired],
    [
      'stays expired while the login is requested',
      adaExpired,
      { type: 'login-requested', hint: 'login', popup },
      adaRequested,
    ],
    ['stays expired while the popup is open', adaRunning, report({ isLoading: true }), adaRunning],
    [
      'stays expired if the popup is closed',
      adaRunning,
      report({ hasFailed: true, endedLogins: 1 }),
      { ...adaRunning, endedLogins: 1 },
    ],
    [
      'stays expired if the popup is closed and the client still knows the person',
      adaRunning,
      report({ person: ada, hasFailed: true, endedLogins: 1 }),
      { ...adaRunning, endedLogins: 1 },
    ],
    [
      'stays expired when a token is renewed after a closed popup',
      { ...adaRunning, endedLogins: 1 },
      report({ person: ada, endedLogins: 1 }),
      { ...adaRunning, endedLogins: 1 },
    ],
    [
      'continues when the same person logs in',
      adaRunning,
      report({ person: ada, endedLogins: 1 }),
      { ...adaRunning, status: 'signed-in', endedLogins: 1 },
    ],
    [
      'becomes the session of another person who logs in',
      adaRunning,
      report({ person: bob, endedLogins: 1 }),
      { ...adaRunning, status: 'signed-in', person: bob, endedLogins: 1 },
    ],
    [
      'leaves a visitor if the person declines to log in',
      adaExpired,
      { type: 'login-declined' },
      { ...adaExpired, status: 'visitor', person: null },
    ],
    ['is not declined once the person is signed in', adaIn, { type: 'login-declined' }, adaIn],
  ])('%s', (_title, before, event, after) => expect(nextSession(before, event)).toEqual(after))
})

const offline: SignInError = { source: 'token', code: null, message: 'Get access token failed' }

const secondFactor: SignInError = {
  source: 'token',
  code: 'mfa_required',
  message: 'Multifactor authentication required',
  mfaToken: 'mfa-1',
}

describe('an error', () => {
  test.each<Row>([
    ['is stored', visitor, { type: 'error-changed', error: offline }, { ...visitor, error: offline }],
    [
      'keeps the token for a second factor',
      adaIn,
      { type: 'error-changed', error: secondFactor },
      { ...adaIn, error: secondFactor },
    ],
    [
      'of a token is over when one is received',
      { ...adaIn, error: offline },
      { type: 'error-changed', error: null },
      adaIn,
    ],
    [
      'is over when somebody logs in',
      { ...inPopup, error: offline },
      report({ person: ada, endedLogins: 1 }),
      { ...adaIn, popup, startedLogins: 1, endedLogins: 1 },
    ],
    [
      'stays when the client reports the same person',
      { ...adaIn, error: offline },
      report({ person: ada }),
      { ...adaIn, error: offline },
    ],
  ])('%s', (_title, before, event, after) => expect(nextSession(before, event)).toEqual(after))
})

const adaBlocked: SessionState = { ...adaIn, status: 'visitor', person: null, isBlocked: true }

describe('a blocked account', () => {
  test.each<Row>([
    ['leaves a visitor with a message', adaIn, { type: 'account-blocked' }, adaBlocked],
    ['leaves a visitor as they are', visitor, { type: 'account-blocked' }, visitor],
    ['is not restored from the client’s tokens', adaBlocked, report({ person: ada }), adaBlocked],
    ['stays while the client loads', adaBlocked, report({ isLoading: true }), adaBlocked],
    [
      'has no message once it is dismissed',
      adaBlocked,
      { type: 'block-dismissed' },
      { ...adaBlocked, isBlocked: false },
    ],
    [
      'is over when somebody logs in',
      { ...adaBlocked, startedLogins: 1 },
      report({ person: bob, endedLogins: 1 }),
      { ...adaIn, person: bob, startedLogins: 1, endedLogins: 1 },
    ],
  ])('%s', (_title, before, event, after) => expect(nextSession(before, event)).toEqual(after))
})

test('a signed-in person is replaced by another one who is reported', () => {
  expect(nextSession(adaIn, report({ person: bob }))).toEqual({ ...adaIn, person: bob })
})

test('a signed-in person who signs out is a visitor', () => {
  expect(nextSession(adaIn, report({}))).toEqual({ ...adaIn, status: 'visitor', person: null })
})

test.each<[title: string, state: SessionState, isPending: boolean]>([
  ['no login is pending for a visitor', visitor, false],
  ['a requested login is pending', requested, true],
  ['a running login is pending', running, true],
  ['an ended login is not pending', { ...running, endedLogins: 1 }, false],
  [
    'a second login is pending after the first has ended',
    { ...running, startedLogins: 2, endedLogins: 1 },
    true,
  ],
  ['no login is pending once somebody is signed in', { ...adaIn, startedLogins: 1 }, false],
])('%s', (_title, state, isPending) => expect(isLoginPending(state)).toBe(isPending))
