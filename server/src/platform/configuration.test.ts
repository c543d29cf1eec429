import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ['', undefined],
])('METRICS_ADDRESS %s is read as %j', (text, address) => {
  expect(readConfiguration({ METRICS_ADDRESS: text }).metrics).toEqual(address)
})

test.each(['x', '127.0.0.1', ':', '127.0.0.1:', '99999', 'http://x:1/'])(
  'METRICS_ADDRESS %s is refused',
  (text) => {
    expect(() => readConfiguration({ METRICS_ADDRESS: text })).toThrow(
      /^Configuration: METRICS_ADDRESS: must be a port/,
    )
  },
)

test('the database stops slow statements, locks and idle transactions by default', () => {
  expect(readConfiguration({}).databaseTimeouts).toEqual({ statement: 60, lock: 10, idleTransaction: 60 })
})

test('timeouts of the database can be switched off', () => {
  expect(readConfiguration({ STATEMENT_TIMEOUT: '0' }).databaseTimeouts.statement).toBe(0)
})

test.each(['-1', '1.5', 'soon', '86401'])('LOCK_TIMEOUT %s is refused', (text) => {
  expect(() => readConfiguration({ LOCK_TIMEOUT: text })).toThrow(
    'Configuration: LOCK_TIMEOUT: must be a whole number from 0 to 86400',
  )
})

test('NODE_ENV=production is production, which has no demo accounts by default', () => {
  expect(readConfiguration({ NODE_ENV: 'production' })).toMatchObject({
    mode: 'production',
    catalogue: 'none',
  })
  expect(readConfiguration({})).toMatchObject({ mode: 'development', catalogue: 'demo' })
})

test('requests are not logged by default', () => {
  expect(readConfiguration({}).accessLog).toBe(false)
})

test('ACCESS_LOG is on or off', () => {
  expect(readConfiguration({ ACCESS_LOG: 'on' }).accessLog).toBe(true)
  expect(() => readConfiguration({ ACCESS_LOG: 'yes' })).toThrow(
    'Configuration: ACCESS_LOG: must be on or off',
  )
})

test('quotas are as declared unless QUOTAS changes them', () => {
  expect(readConfiguration({}).quotas).toEqual(new Map())
  expect(readConfiguration({ QUOTAS: 'images=5/2' }).quotas).toEqual(
    new Map([['images', { most: 5, mostAtFirst: 2, areBytes: false }]]),
  )
  expect(() => readConfiguration({ QUOTAS: 'images=many' })).toThrow(/^Configuration: QUOTAS: must be like/)
})

test('by default, established accounts may write more than newcomers, and these more than visitors', () => {
  expect(readConfiguration({}).limits.rates?.writes).toEqual({
    established: { count: 600, seconds: 60 },
    newcomer: { count: 300, seconds: 60 },
    visitor: { count: 60, seconds: 60 },
  })
})

test('one number limits everybody, and 0 nobody', () => {
  const { rates } = readConfiguration({ LIMIT_READS: '50', LIMIT_UPLOADS: '9, 0, 1' }).limits
  expect(Object.values(rates?.reads ?? {}).map((quota) => quota?.count)).toEqual([50, 50, 50])
  expect(Object.values(rates?.uploads ?? {}).map((quota) => quota?.count)).toEqual([9, undefined, 1])
})

test('RATE_LIMITS=off removes the limits of rates, but not those of calls at once', () => {
  const { rates, callsAtOnce } = readConfiguration({ RATE_LIMITS: 'off', CALLS_AT_ONCE: '16,2,3' }).limits
  expect([rates, callsAtOnce]).toEqual([undefined, { reads: 16, writes: 2, uploads: 3 }])
})

test.each([
  ['LIMIT_WRITES', '1,2'],
  ['LIMIT_WRITES', '-1'],
  ['LIMIT_WRITES', '1.5'],
  ['LIMIT_CREATIONS', '1,2,3,4'],
  ['LIMIT_PAGES', 'many'],
  ['CALLS_AT_ONCE', '0'],
  ['CALLS_AT_ONCE', '8,4,0'],
  ['RATE_LIMITS', '1'],
])('%s=%s is refused', (name, text) => {
  expect(() => readConfiguration({ [name]: text })).toThrow(`Configuration: ${name}: must be`)
})

test('privacy and terms are ours, without a postal address, unless configured', () => {
  const { links, postalAddress } = readConfiguration({})
  expect([links.privacy, links.terms, postalAddress]).toEqual(['/help/privacy', '/help/terms', undefined])
  const own = readConfiguration({
    PRIVACY_URL: 'https://example.com/privacy',
    TERMS_URL: 'https://example.com/terms',
    POSTAL_ADDRESS: ' 1 Main Street, Springfield, IL 62701 ',
  })
  expect([own.links.privacy, own.links.terms, own.postalAddress]).toEqual([
    'https://example.com/privacy',
    'https://example.com/terms',
    '1 Main Street, Springfield, IL 62701',
  ])
})

test('the bar is fixed and 60 px high by default, and as wide as its page', () => {
  expect(readConfiguration({}).bar).toEqual({ height: 60, position: 'fixed', isContained: null })
})

test('height, position and width of the bar are configurable', () => {
  const environment = { BAR_HEIGHT: '72', BAR_POSITION: 'sticky', BAR_CONTAINED: 'off' }
  expect(readConfiguration(environment).bar).toEqual({ height: 72, position: 'sticky', isContained: false })
  expect(readConfiguration({ BAR_CONTAINED: 'on' }).bar.isContained).toBe(true)
})

test.each([
  ['BAR_HEIGHT', '43', 'must be a whole number from 44 to 160'],
  ['BAR_HEIGHT', '161', 'must be a whole number from 44 to 160'],
  ['BAR_HEIGHT', '60px', 'must be a whole number from 44 to 160'],
  ['BAR_POSITION', 'static', 'must be sticky or fixed'],
  ['BAR_CONTAINED', 'yes', 'must be on or off'],
])('%s=%s is refused: it %s', (name, text, problem) => {
  expect(() => readConfiguration({ [name]: text })).toThrow(`Configuration: ${name}: ${problem}`)
})

test('nothing is reported to a collector by default', () => {
  expect(readConfiguration({}).analytics).toBeUndefined()
})

test.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('with ANALYTICS_CONSENT %s, people are asked first: %s', (ANALYTICS_CONSENT, needsConsent) => {
  const url = 'https://collector.test/events'
  expect(readConfiguration({ ANALYTICS_URL: url, ANALYTICS_CONSENT }).analytics).toEqual({
    url,
    needsConsent,
  })
})

test.each([
  [{ ANALYTICS_URL: 'ftp://collector.test' }, 'ANALYTICS_URL: must be an http:// or https:// address'],
  [
    { ANALYTICS_URL: 'https://me:secret@collector.test' },
    'ANALYTICS_URL: must not have a user name or a password',
  ],
  [{ ANALYTICS_URL: 'https://me@collector.test' }, 'ANALYTICS_URL: must not have a user name or a password'],
  [
    { ANALYTICS_URL: 'https://:secret@collector.test' },
    'ANALYTICS_URL: must not have a user name or a password',
  ],
  [
    { ANALYTICS_URL: 'http://collector.test', PUBLIC_URL: 'https://venues.test' },
    'ANALYTICS_URL: must be an https:// address, like PUBLIC_URL',
  ],
  [{ ANALYTICS_CONSENT: 'maybe' }, 'ANALYTICS_CONSENT: must be on or off'],
])('the settings %j are refused', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(`Configuration: ${message}`)
})

test('MAIL=drop drops emails, and nothing else does', () => {
  expect([{ MAIL: 'drop' }, {}, { MAIL: '' }].map((each) => readConfiguration(each).mail.isDropped)).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  [{ MAIL: 'off' }, 'MAIL: must be drop, or not set'],
  [{ MAIL: 'drop', SMTP_URL: 'smtp://mail.test' }, 'MAIL: must not be set together with SMTP_URL'],
])('the mail settings %j are refused', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(`Configuration: ${message}`)
})

test('drive distances have a provider only if ROUTES_URL is set', () => {
  expect(readConfiguration({}).routes).toBeUndefined()
  expect(readConfiguration({ ROUTES_URL: 'https://osrm.test' }).routes).toEqual({ url: 'https://osrm.test' })
})

test.each(['osrm.test', 'ftp://osrm.test'])('ROUTES_URL %s is refused', (text) => {
  expect(() => readConfiguration({ ROUTES_URL: text })).toThrow(
    'Configuration: ROUTES_URL: must be an http:// or https:// address',
  )
})

test('PUSH_ORIGINS are separated by spaces', () => {
  const text = 'https://push.example.com http://10.0.0.5:9000'
  expect(readConfiguration({ PUSH_ORIGINS: text }).push.origins).toEqual(text.split(' '))
})

test('CALENDAR_ORIGINS are separated by spaces', () => {
  const text = 'https://calendar.example.com http://10.0.0.5:9000'
  expect(readConfiguration({ CALENDAR_ORIGINS: text }).calendarOrigins).toEqual(text.split(' '))
})

test.each(['push.example.com', 'https://push.example.com/path', 'ftp://push.example.com'])(
  'PUSH_ORIGINS %s is refused',
  (text) => {
    expect(() => readConfiguration({ PUSH_ORIGINS: text })).toThrow(
      /^Configuration: PUSH_ORIGINS: must be like https:/,
    )
  },
)

test.each(['redis://valkey', 'rediss://user:secret@valkey.test:6380/2', 'redis://[::1]:6379/'])(
  'BACKPLANE_URL %s is accepted',
  (text) => {
    expect(readConfiguration({ BACKPLANE_URL: text }).backplaneUrl).toBe(text)
  },
)

test.each([
  'valkey:6379',
  'http://valkey',
  'redis://',
  'redis://valkey/news',
  'redis:valkey',
  'unix:///tmp/valkey',
])('BACKPLANE_URL %s is refused', (text) => {
  expect(() => readConfiguration({ BACKPLANE_URL: text })).toThrow(/^Configuration: BACKPLANE_URL: must /)
})

test('a model of assistants has an address and a name, and a budget needs prices', () => {
  const address = { ASSISTANT_URL: 'http://localhost:11434/v1' }
  expect(readConfiguration({}).model).toBeUndefined()
  expect(
    readConfiguration({ ...address, ASSISTANT_MODEL: 'llama', ASSISTANT_PRICES: '0.5, 2' }).model,
  ).toEqual({
    api: 'openai',
    url: address.ASSISTANT_URL,
    model: 'llama',
    key: undefined,
    answers: { account: 20, network: 20, destination: 300, all: 2000 },
    prices: { read: 0.5, written: 2 },
    budget: undefined,
  })
  const wrong: Record<string, string>[] = [
    address,
    { ASSISTANT_MODEL: 'llama' },
    { ASSISTANT_API: 'other' },
    { ...address, ASSISTANT_MODEL: 'llama', ASSISTANT_BUDGET: '1,2' },
    { ...address, ASSISTANT_MODEL: 'llama', ASSISTANT_PRICES: 'cheap' },
  ]
  for (const variables of wrong)
    expect(() => readConfiguration(variables)).toThrow(/^Configuration: ASSISTANT_/)
})
