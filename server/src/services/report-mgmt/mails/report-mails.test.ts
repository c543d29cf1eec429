import { lastPeriod } from '@app/contract/reports/mail-period.ts'
import type { ReportMailDraft } from '@app/contract/reports/report-mails.ts'
import { daysText } from '@app/contract/reports/report-words.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstChoresDone } from '../../../testing/first-chores.ts'
import { dueMailsSent, unsubscribePath } from '../../../testing/mails.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../../testing/test-server.ts'
import { storeVisits } from '../testing/store-visits.ts'
import { queueReportMails } from './queue-mails.ts'

const zone = 'America/Denver'
const queueDue = queueReportMails({ timeZoneAt: () => zone })

let server: TestServer
let manager: SignedUp
let reader: SignedUp
let profileId: string
let people = 0
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
  profileId = (
    await server.stage.facility({ manager: manager.person, name: 'Elm Inn', lat: 39.74, lng: -104.99 })
  ).id
  const { startDate } = lastPeriod('week', placeDay(zone))
  await storeVisits(
    server,
    profileId,
    [1, 2, 3].map((visitor) => ({ day: startDate, action: 'view', source: 'map', visitor, at: new Date() })),
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  server.mails.length = 0
  await server.pool.query('delete from report_mail')
  reader = await signUp(server, `reader-${people++}`)
  await addMember(manager.api.facilities.managers, profileId, reader)
})

const draft = (more: Partial<ReportMailDraft> = {}) =>
  ({ profileId, report: 'profile', every: 'week', ...more }) satisfies Omit<ReportMailDraft, 'isPaused'>
const ask = async (more: Partial<ReportMailDraft> = {}) =>
  (await reader.api.reportMails.put({ data: draft(more) })).data
const mine = async () => (await reader.api.reportMails.mine({})).data

/** As if all weeks and months that are waited for were over. */
const endPeriods = () => server.pool.query(`update report_mail set due_date = now() - interval '1 hour'`)

/** The reports that the reader got by email. */
const reportsSent = () =>
  server.mails.filter(({ to, attachments }) => to === reader.person.email && attachments !== undefined)

/** The reports that the reader got once the periods are over. */
async function mailed() {
  await endPeriods()
  await queueDue(server.db)
  await dueMailsSent(server)
  return reportsSent()
}

test('a week is mailed with its figures, a link to its days and a PDF', async () => {
  expect(await ask()).toMatchObject({ name: 'Elm Inn', kind: 'facility', every: 'week', isPaused: false })
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  const { startDate, endDate } = lastPeriod('week', placeDay(zone))
  expect(mail?.subject).toBe(`Elm Inn: Overview, ${daysText({ startDate, endDate })}`)
  expect(mail?.text).toContain('Page views: 3')
  expect(mail?.text).toContain(`/facilities/${profileId}/reports?start=${startDate}&end=${endDate}`)
  const [file] = mail?.attachments ?? []
  expect(file).toMatchObject({
    filename: `Elm Inn profile ${startDate} to ${endDate}.pdf`,
    contentType: 'application/pdf',
  })
  expect(Buffer.from(file?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/)
})

test('a period is mailed once, however often and by how many servers it is looked for', async () => {
  await ask({ every: 'month' })
  await endPeriods()
  await Promise.all([1, 2, 3].map(() => queueDue(server.db)))
  await queueDue(server.db)
  await dueMailsSent(server)
  expect(reportsSent()).toHaveLength(1)
  const [mail] = await mine()
  expect(Date.parse(mail?.nextDate ?? '')).toBeGreaterThan(Date.now())
})

test.each([
  ['has left the team', () => server.pool.query('delete from member where user_id = $1', [reader.id])],
  [
    'is blocked',
    () => server.pool.query('update app_user set blocked_date = now() where id = $1', [reader.id]),
  ],
])('who %s gets nothing, and the emails end', async (_how, end) => {
  await ask()
  await end()
  expect(await mailed()).toEqual([])
  const { rows } = await server.pool.query('select from report_mail where user_id = $1', [reader.id])
  expect(rows).toEqual([])
})

test('a page that was deleted is no longer mailed', async () => {
  const { id } = await server.stage.facility({ manager: manager.person, name: 'Gone Inn' })
  await addMember(manager.api.facilities.managers, id, reader)
  await ask({ profileId: id })
  await server.pool.query('update profile set deleted_date = now() where id = $1', [id])
  expect(await mine()).toEqual([])
  expect(await mailed()).toEqual([])
})

test('pausing sends nothing until it is resumed', async () => {
  const { id } = await ask()
  expect(await ask({ isPaused: true })).toMatchObject({ id, nextDate: null })
  expect(await mailed()).toEqual([])
  await ask({ isPaused: false })
  expect(await mailed()).toHaveLength(1)
})

test('one click in the email, or the account, ends it', async () => {
  await ask()
  await ask({ report: 'pickup' })
  const mails = await mailed()
  const overview = mails.find(({ subject }) => subject.includes('Overview'))
  const reply = await fetch(server.origin + unsubscribePath(overview ?? {}), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(200)
  const [left, ...others] = await mine()
  expect([left?.report, others]).toEqual(['pickup', []])
  await reader.api.reportMails.remove({ mailId: left?.id ?? '' })
  expect(await mine()).toEqual([])
})

test('a report of a page of others can’t be asked for, nor one that the page doesn’t have', async () => {
  const stranger = await signUp(server, 'stranger')
  const refused = await refusal(stranger.api.reportMails.put({ data: draft() }))
  expect(refused.status).toBe(404)
  expect(await refusedFields(reader.api.reportMails.put({ data: draft({ report: 'locations' }) }))).toEqual([
    'data/report',
  ])
})

test('nobody ends the emails of somebody else', async () => {
  const { id } = await ask()
  await manager.api.reportMails.remove({ mailId: id })
  expect(await mine()).toHaveLength(1)
})
