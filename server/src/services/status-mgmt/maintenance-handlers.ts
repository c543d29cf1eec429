import { sql } from 'kysely'
import { Maintenance, type maintenance } from '@app/contract/status/maintenance-routes.ts'
import { audit } from '../../patterns/audit.ts'
import { asJson } from '../../patterns/columns.ts'
import { invalidField } from '../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../platform/http/call.ts'
import { one } from '../../platform/http/json-text.ts'

const byName = '(select u.name from app_user u where u.id = t.changed_by)'
const json = sql.raw(asJson(Maintenance.shape, 't', { changedByName: byName }))

export const maintenanceHandlers: Handlers<typeof maintenance> = {
  read: async (_input, call) => readMaintenance(call),

  change: async ({ data }, call) => {
    const { maintenanceMode, message, until } = data
    const before = await call.db
      .selectFrom('maintenance')
      .select(['maintenance_mode', 'until'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    // The stored end may be past if maintenance takes longer. The message can still change then.
    const isSameEnd = until !== null && before.until?.getTime() === Date.parse(until)
    if (until !== null && !isSameEnd && Date.parse(until) <= Date.now())
      throw invalidField('data/until', 'must be in the future')
    await call.db
      .updateTable('maintenance')
      .set({
        maintenance_mode: maintenanceMode,
        message,
        until,
        changed_by: signedIn(call).id,
        changed_date: new Date(),
      })
      .execute()
    await audit(call, null, null, [{ op: 'replace', path: '', value: data }])
    if (before.maintenance_mode !== maintenanceMode)
      call.report(maintenanceMode ? 'maintenance.started' : 'maintenance.ended')
    return readMaintenance(call)
  },
}

async function readMaintenance(call: Call) {
  const { rows } = await sql<{ item: string }>`select ${json}::text as item from maintenance t`.execute(
    call.db,
  )
  return one<Maintenance>(rows[0]?.item ?? 'null')
}
