import { newId, day, type Staging } from './staging.ts'

/** A request with everything that can be beside it. Returns the id of its lead. */
export async function stageRequest({
  person,
  userId,
  name,
  put,
  run,
  host,
  facilityId,
  hostId,
  hotelId,
}: Staging) {
  const { data } = await person.api.requests.create({
    data: {
      contactName: name,
      contactEmail: person.person.email,
      contactOrganization: `Club of ${name}`,
      name: `${name} Cup`,
      startDate: day,
      endDate: day,
      description: 'Two courts',
      hosts: [{ kind: 'facility', id: hostId }],
    },
  })
  const requestId = data.id ?? ''
  await person.api.events.update({
    id: requestId,
    patch: [{ op: 'replace', path: '/ages', value: 'U12' }],
  })
  const renamed = `Old ${name} Open`
  for (const value of [renamed, `${name} Cup`])
    await person.api.events.update({ id: requestId, patch: [{ op: 'replace', path: '/name', value }] })
  const { rows } = await run('select id from lead where request_id = $1', [requestId])
  const leadId: string = rows[0].id
  await run(`update user_notification set contents = $2 where url = $1`, [
    `/leads/${leadId}`,
    `${name} closed ${renamed}`,
  ])
  await put('event_cost', { id: newId(), owner_id: requestId, name: 'Referees', price: 1 })
  await put('event_place', { id: newId(), owner_id: requestId, name: 'Our gym' })
  await put('event_place', { id: newId(), owner_id: requestId, profile_id: facilityId })
  await put('event_hotel', { id: newId(), owner_id: requestId, hotel_id: hotelId })
  await put('space_type', { id: newId(), owner_id: requestId, name: 'Courts', count: 1 })
  await put('document', { id: newId(), owner_id: requestId, name: '', sort: 0, uploaded_by: userId })
  await put('image', { id: newId(), owner_id: requestId, name: '', sort: 0, uploaded_by: userId })
  await put('lead_note', { id: newId(), lead_id: leadId, side: 'sender', author_id: userId, text: '' })
  await put('idempotency', {
    user_id: host.id,
    key: newId(),
    operation: 'x',
    body_hash: Buffer.alloc(1),
    reply: `{"id":"${requestId}","contactName":"${name}"}`,
  })
  const entryId = newId()
  await put('calendar_entry', {
    id: entryId,
    owner_id: hostId,
    kind: 'Booking',
    title: `${name} Cup`,
    starts: day,
    ends: '2099-03-13',
    buffer_minutes: 0,
  })
  await put('bid_hold', { entry_id: entryId, lead_id: leadId })
  const entries = JSON.stringify([{ id: entryId, title: `${name} Cup` }])
  await put('calendar_change', {
    id: newId(),
    owner_id: hostId,
    user_id: host.id,
    action: 'Booked',
    title: `${name} Cup`,
    count: 1,
    before: entries,
    after: entries,
  })
  await put('ending_mail', {
    id: newId(),
    request_id: requestId,
    title: `${name} closed the request`,
    contents: `${name} Cup`,
  })
  await put('ending', { owner_id: hostId, how: 'unmanaged', user_id: userId, due_date: day })
  return leadId
}
