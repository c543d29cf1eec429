import { sql } from 'kysely'
import type * as z from 'zod'
import type { FacilitySource, SourceQuery } from '@app/contract/facilities/facility-source.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Only of pending facilities, which only administrators and the facility's own people see. */
export async function sources({ data }: { data: z.output<typeof SourceQuery> }, call: Call) {
  const { rows } = await sql<{ source: z.output<typeof FacilitySource> }>`
    select json_build_object('facilityId', p.id, 'importId', i.id, 'fileName', i.file_name, 'by', i.by,
      'importedDate', derived.instant(i.imported_date),
      'destination', case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end) as source
    from profile p join import i on i.id = p.import_id
    left join profile d on d.id = i.destination_id and d.deleted_date is null
    where p.id = any (${data.ids}::uuid[]) and p.kind = 'facility' and p.status = 'Pending'
      and i.imported_date is not null and ${visibleTo(call, 'p')}
    order by p.id`.execute(call.db)
  return { data: rows.map(({ source }) => source) }
}
