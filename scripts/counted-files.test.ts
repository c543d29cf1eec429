import { expect, test } from 'vitest'
import { isProductFile, isRequestFile, lineCount } from './counted-files.mjs'

test.each([
  'server/src/services/event-mgmt/leads/change-lead.ts',
  'web/src/requests/row-words.ts',
  'catalogue/src/demo/requests/asking.ts',
  'server/src/derived/before-kinds/5-contact.sql',
])('%s belongs to the product', (file) => expect(isProductFile(file)).toBe(true))

test.each([
  'web/src/requests/lead/lead-page.browser.test.tsx',
  'web/src/requests/testing/plain-lead.ts',
  'server/src/platform/embedded-postgres/folder.fixture.ts',
  'server/src/migrations/0054-bids.sql',
  'e2e/bids.spec.ts',
  'docs/architecture.md',
  'web/README.md',
  'scripts/count.mjs',
])('%s does not', (file) => expect(isProductFile(file)).toBe(false))

test.each([
  'contract/src/contact/lead-answer-routes.ts',
  'contract/src/events/request-routes.ts',
  'contract/src/rules/asked.ts',
  'server/src/patterns/leads.ts',
  'server/src/patterns/tell-hosts.ts',
  'server/src/derived/before-kinds/5-contact.sql',
  'server/src/services/contact-mgmt/requests/booked-text.ts',
  'server/src/services/event-mgmt/bids/award.ts',
  'server/src/services/event-mgmt/mails/letters.ts',
  'server/src/platform/http/link-caller.ts',
])('%s is about requests', (file) => expect(isRequestFile(file)).toBe(true))

test.each([
  'web/src/requests/row-words.ts',
  'contract/src/events/request-reading.ts',
  'server/src/platform/limits/request-pace.ts',
  'server/src/services/event-mgmt/request-reading/recognizers/leads.ts',
  'server/src/services/event-mgmt/bids/bids.test.ts',
  'server/src/migrations/0054-bids.sql',
  'server/src/patterns/links.ts',
])('%s is not', (file) => expect(isRequestFile(file)).toBe(false))

test('counts line breaks', () => expect(lineCount('one\ntwo\n')).toBe(2))
