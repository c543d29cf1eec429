import { business } from '@app/contract/businesses/business-routes.ts'
import { FoundPromotion, Promotion, type PromotionFilter } from '@app/contract/businesses/promotion-schema.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { asJson, itemJson } from '../../../patterns/columns.ts'
import { conditions, hasWords, ordering } from '../../../patterns/filter-sql.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import type { Market } from '../../../search/market.ts'

const { shape } = FoundPromotion
const shownBusiness = sql.raw(asJson(shape.business.shape, 'b'))
const searched = ['title', 'description', 'business_name'].map((column) => sql.ref(`t.${column}`))

/** Finds the businesses in the search index, and their promotions in the database. */
export const promotionSearch =
  (market: Market<z.output<(typeof business)['filter']>>) =>
  async ({ data, ...paging }: Page & { data: PromotionFilter }, call: Call) => {
    const { date, text = '', sort, businessType, placeType, state, near, ...fields } = data
    const places = Object.entries({ businessType, placeType, state, near }).filter(([, wanted]) => wanted)
    const all = { offset: 0, take: market.size() }
    const found =
      places.length > 0 && (await market.find(business.filter.parse(Object.fromEntries(places)), all))
    const among = found
      ? sql`join unnest(${found.ids}::uuid[], ${found.distances ?? []}::float8[]) found (id, distance) on found.id = p.id`
      : sql`cross join (select null::float8 as distance) found`
    const where = [
      sql`coalesce(${date ?? null}::date, derived.today()) between t.start_date and t.end_date`,
      ...conditions(fields, Promotion.shape, []),
      ...hasWords(text, searched),
    ]
    const query = pageQuery(
      {
        item: itemJson(shape, 't', {
          business: sql`(select ${shownBusiness} from derived.business_item b where b.id = t.owner_id)`,
        }),
        from: sql`(select p.name as business_name, found.distance, i.*
          from derived.promotion_item i join profile p on p.id = i.owner_id and ${sql.raw(isPublic('p'))} ${among})`,
        where: sql.join(where, sql` and `),
        order:
          sort === undefined && near ? sql`t.distance, t.end_date, t.id` : ordering(sort, 'endDate', shape),
      },
      paging,
    )
    const { rows } = await query.execute(call.db)
    return page<z.output<typeof FoundPromotion>>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  }
