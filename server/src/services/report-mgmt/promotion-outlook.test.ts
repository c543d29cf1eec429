import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { outlookOf, type FormerDays } from './promotion-outlook.ts'

describe('the middle half', () => {
  const former = (pageId: string, views: number, change: Partial<FormerDays> = {}): FormerDays => ({
    promotionId: `of ${pageId}`,
    pageId,
    isOnWeekdays: true,
    isInSeason: true,
    days: 10,
    views,
    seen: 0,
    clicks: 0,
    ...change,
  })
  const days = { startDate: '2027-03-01', endDate: '2027-03-14' }
  const pages = (count: number, change: Partial<FormerDays> = {}) =>
    Array.from({ length: count }, (_, at) => former(`page ${at}`, (at + 1) * 100, change))

  test('leaves out a quarter of the pages at each end, and is rounded away from the middle', () => {
    // Views a day are 10, 20, 30, 40, 50 and 60. Quarters are at 22.5 and 47.5.
    expect(outlookOf(days, pages(6)).figures[0]).toEqual({
      name: 'views',
      label: 'Page views',
      aDay: { low: 22, high: 48 },
      total: { low: 310, high: 670 },
    })
  })

  test('of four pages is not told, however many promotions they had', () => {
    const again = pages(4).map((each) => ({ ...each, promotionId: `again ${each.pageId}` }))
    expect(outlookOf(days, [...pages(4), ...again])).toEqual({
      basis: null,
      promotions: 0,
      pages: 0,
      figures: [],
    })
  })

  test('is of the same season and weekdays, then of the same weekdays, then of all days', () => {
    const out = { isInSeason: false }
    const off = { isInSeason: false, isOnWeekdays: false }
    const basisOf = (found: FormerDays[]) => {
      const { basis, promotions, figures } = outlookOf(days, found)
      return [basis, promotions, figures[0]?.aDay.high]
    }
    expect(basisOf([...pages(5), ...pages(9, off)])).toEqual(['season', 5, 40])
    expect(basisOf([...pages(4), ...pages(5, out), ...pages(9, off)])).toEqual(['weekdays', 5, 40])
    expect(basisOf([...pages(4), ...pages(5, off)])).toEqual(['all', 5, 40])
  })

  test('counts a page once, so that one that is often promoted doesn’t decide it', () => {
    const often = Array.from({ length: 20 }, (_, at) => former('often', 9000, { promotionId: `${at}` }))
    const { promotions, pages: pageCount, figures } = outlookOf(days, [...pages(5), ...often])
    expect([promotions, pageCount, figures[0]?.aDay]).toEqual([25, 6, { low: 22, high: 48 }])
  })
})

describe('over HTTP', () => {
  /** The last closed day. A Sunday, so that weekdays are the same whenever the test runs. */
  const closed = '2026-03-15'
  const day = (days: number) => addDays(closed, days)
  const planned = { startDate: '2027-03-01', endDate: '2027-03-14' }

  let server: TestServer
  let manager: SignedUp
  let other: SignedUp
  let id: string
  beforeAll(async () => {
    server = await testServer()
    await firstChoresDone(server)
    await server.pool.query('insert into visit_closed_day (day) values ($1)', [closed])
    manager = await signUp(server, 'manager')
    other = await signUp(server, 'other')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.pool.query(`delete from boost`)
    id = (await server.stage.hotel({ manager: manager.person, name: 'Elm Inn' })).id
  })

  /** A hotel that was promoted for a week, with so many views on each day. */
  async function promoted(views: number, { last = 0, who = other } = {}) {
    const page = await server.stage.hotel({ manager: who.person, name: `Inn of ${views}` })
    await server.pool.query(
      'insert into boost (id, owner_id, start_date, end_date) values (gen_random_uuid(), $1, $2, $3)',
      [page.id, day(last - 6), day(last)],
    )
    await server.pool.query(
      `insert into visit_day (profile_id, day, action, source, count)
      select $1, d::date, a.action, 'search', a.count from generate_series($2::date, $3::date, interval '1 day') d,
        (values ('view', $4::integer), ('impression', 100), ('website', 1), ('phone', 2)) a (action, count)`,
      [page.id, day(last - 20), day(last), views],
    )
    return page.id
  }
  const outlook = async (days = planned, who = manager) =>
    (await who.api.hotelReports.outlook({ id, ...days })).data

  test('adds up closed days of finished promotions of others, without pages that the reader works for', async () => {
    for (const views of [10, 20, 30, 40, 50]) await promoted(views)
    await promoted(5000, { who: manager })
    // Not finished.
    await promoted(5000, { last: 1 })
    expect(await outlook()).toEqual({
      searches: { state: null, weeks: [] },
      basis: 'season',
      promotions: 5,
      pages: 5,
      figures: [
        { name: 'views', label: 'Page views', aDay: { low: 20, high: 40 }, total: { low: 280, high: 560 } },
        {
          name: 'seen',
          label: 'Seen in lists and on maps',
          aDay: { low: 100, high: 100 },
          total: { low: 1400, high: 1400 },
        },
        { name: 'clicks', label: 'Clicks', aDay: { low: 3, high: 3 }, total: { low: 42, high: 42 } },
      ],
    })
    expect((await outlook({ startDate: '2026-09-07', endDate: '2026-09-09' })).basis).toBe('weekdays')
  })

  test('tells nothing of four pages, and pages without figures don’t count', async () => {
    for (const views of [10, 20, 30, 40]) await promoted(views)
    await server.pool.query('delete from visit_day where profile_id = $1', [await promoted(50)])
    expect(await outlook()).toMatchObject({ basis: null, promotions: 0, pages: 0, figures: [] })
  })

  describe('searches of weeks', () => {
    /** Monday to Sunday of the second week. */
    const chosen = { startDate: '2027-03-01', endDate: '2027-03-07' }
    const weeks = ['2027-02-21', '2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21']
    async function search(field: string, value: string, days: Record<string, number>, kind = 'hotel') {
      for (const [on, count] of Object.entries(days))
        await server.pool.query(
          'insert into search_day (day, kind, field, value, count) values ($1, $2, $3, $4, $5)',
          [on, kind, field, value, count],
        )
    }
    /** 52 weeks before each day of these weeks. */
    const daily = (count: number) =>
      Object.fromEntries(Array.from({ length: 35 }, (_, at) => [addDays('2026-02-22', at), count]))
    beforeEach(async () => {
      await server.pool.query('delete from search_day')
      await server.pool.query(`update profile set state = 'Ohio' where id = $1`, [id])
    })

    test('are of the same weeks a year before, in the state of the page', async () => {
      await search('', '', daily(10))
      await search('state', 'Ohio', { ...daily(1), '2026-03-01': 4 })
      await search('state', 'Iowa', daily(3))
      await search('state', 'Ohio', daily(5), 'facility')
      expect((await outlook(chosen)).searches).toEqual({
        state: 'Ohio',
        weeks: weeks.map((startDate) => ({ startDate, searches: startDate === '2027-02-28' ? 10 : 7 })),
      })
    })

    test('are of everywhere if fewer than three looked there in one of the weeks', async () => {
      await search('', '', daily(10))
      await search('state', 'Ohio', { '2026-02-22': 2 })
      expect((await outlook(chosen)).searches).toEqual({
        state: null,
        weeks: weeks.map((startDate) => ({ startDate, searches: 70 })),
      })
    })

    test('leave out weeks before the first search, and tell nothing of fewer than three', async () => {
      await search('', '', { '2026-03-10': 9, '2026-03-20': 9, '2026-03-24': 9 })
      expect((await outlook(chosen)).searches.weeks.map(({ startDate }) => startDate)).toEqual(weeks.slice(3))
      await search('', '', { '2026-02-01': 1 })
      expect((await outlook(chosen)).searches).toEqual({ state: null, weeks: [] })
    })
  })

  test('refuses days that can’t be booked together', async () => {
    expect((await refusal(outlook({ startDate: '2027-03-02', endDate: '2027-03-01' }))).status).toBe(400)
    expect((await refusal(outlook({ startDate: '2027-03-01', endDate: '2027-05-30' }))).status).toBe(400)
  })

  test('is for the team, of every kind of page', async () => {
    const { api, person } = manager
    const { stage } = server
    const replies = [
      await api.facilityReports.outlook({ id: (await stage.facility({ manager: person })).id, ...planned }),
      await api.destinationReports.outlook({
        id: (await stage.destination({ manager: person })).id,
        ...planned,
      }),
      await api.businessReports.outlook({ id: (await stage.business({ manager: person })).id, ...planned }),
      await api.companyReports.outlook({ id: (await stage.company({ manager: person })).id, ...planned }),
      await api.organizationReports.outlook({
        id: (await stage.organization({ manager: person })).id,
        ...planned,
      }),
      await api.eventReports.outlook({ id: (await stage.event({ manager: person })).id, ...planned }),
    ]
    expect(replies.map(({ data }) => data.figures)).toEqual(replies.map(() => []))
    expect((await refusal(outlook(planned, other))).status).toBe(404)
  })
})
