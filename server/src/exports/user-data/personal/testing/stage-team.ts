import { insertRequest } from '../../../../testing/requests.ts'
import { newId, tomorrow, day, type Staging } from './staging.ts'

/** What somebody did for a page, and as an administrator. */
export async function stageTeam({
  server,
  person,
  userId,
  name,
  put,
  run,
  host,
  other,
  facilityId,
  hostId,
  destinationId,
  companyId,
  hotelId,
}: Staging) {
  const { data } = await host.api.facilities.managers.create({ ownerId: facilityId, data: { userId } })
  await person.api.invitations.accept({ data: { invitationId: data.id } })
  await person.api.facilities.managers.create({ ownerId: facilityId, data: { userId: other.id } })
  await person.api.facilities.update({
    id: facilityId,
    patch: [{ op: 'replace', path: '/phone', value: '(208) 555-0100' }],
  })
  await run('update profile set created_by = $1, updated_by = $1 where id = $2', [userId, facilityId])
  const invitation = { profile_id: hostId, role: 'Staff', expires_date: tomorrow }
  await put('invitation', { id: newId(), ...invitation, email: person.person.email.toLowerCase() })
  await put('invitation', { id: newId(), ...invitation, user_id: userId })
  await put('invitation', {
    id: newId(),
    ...invitation,
    user_id: other.id,
    status: 'Declined',
    decided_by: userId,
  })
  const storyId = newId()
  await put('owner', { id: storyId, kind: 'story' })
  await put('story', {
    id: storyId,
    page_id: facilityId,
    author_id: userId,
    slug: 'traced',
    title: '',
    category: 'Venues',
  })
  const claimId = newId()
  await put('claim', { id: newId(), profile_id: hostId, user_id: userId, role: 'Manager', is_sent: false })
  await put('claim', {
    id: claimId,
    profile_id: hostId,
    user_id: other.id,
    role: 'Manager',
    is_sent: false,
    decided_by: userId,
  })
  const ask = { profile_id: facilityId, tier: 'Gold' }
  await put('membership_ask', { id: newId(), ...ask, user_id: userId })
  await put('membership_ask', {
    id: newId(),
    ...ask,
    user_id: other.id,
    status: 'Declined',
    decided_by: userId,
  })
  await put('claim_notice', { claim_id: claimId, user_id: userId })
  await put('approval_decision', {
    id: newId(),
    profile_id: facilityId,
    status: 'Declined',
    reason: '',
    decided_by: userId,
  })
  await put('name_change', {
    id: newId(),
    profile_id: facilityId,
    old_name: '',
    new_name: '',
    changed_by: userId,
  })
  await put('name_change', {
    id: newId(),
    profile_id: hostId,
    old_name: '',
    new_name: '',
    decided_by: userId,
  })
  await put('affiliation', {
    id: newId(),
    owner_id: hotelId,
    company_id: companyId,
    is_accepted_by_owner: true,
    created_by: userId,
  })
  await put('facility_destination', {
    id: newId(),
    owner_id: facilityId,
    destination_id: destinationId,
    is_accepted: true,
    created_by: userId,
  })
  await put('boost', {
    id: newId(),
    owner_id: facilityId,
    start_date: day,
    end_date: day,
    created_by: userId,
  })
  for (const table of ['document', 'image'])
    await put(table, {
      id: newId(),
      owner_id: facilityId,
      name: '',
      sort: 0,
      uploaded_by: userId,
      created_by: userId,
    })
  await put('image', { id: newId(), owner_id: userId, name: '', sort: 0 })
  const leadId = await insertRequest(server.db, facilityId)
  const { rows } = await run('select request_id as "ownerId" from lead where id = $1', [leadId])
  const { ownerId }: { ownerId: string } = rows[0]
  const offer = { startDate: day, endDate: day, rent: 1 }
  await person.api.events.leads.bid.submit({ ownerId, id: leadId, data: offer })
  await run('update lead set member_id = $1 where id = $2', [userId, leadId])
  await put('lead_move', {
    lead_id: leadId,
    from_status: 'Interested',
    to_status: 'Passed',
    by: 'host',
    user_id: userId,
  })
  await put('lead_note', { id: newId(), lead_id: leadId, side: 'host', author_id: userId, text: '' })
  await put('hold_request', { lead_id: leadId, facility_id: facilityId, asked_by: userId })
  await put('calendar_entry', {
    id: newId(),
    owner_id: facilityId,
    kind: 'Booking',
    title: '',
    starts: day,
    ends: '2099-03-13',
    buffer_minutes: 0,
    changed_by: userId,
  })
  await put('calendar_change', {
    id: newId(),
    owner_id: facilityId,
    user_id: userId,
    action: 'Booked',
    title: '',
    count: 1,
  })
  await put('calendar_gap', { id: newId(), owner_id: facilityId, saturday: day, published_by: userId })
  await put('calendar_gap_told', { owner_id: facilityId, saturday: day, user_id: userId })
  await run(
    `insert into maintenance (changed_by) values ($1) on conflict (is_row) do update set changed_by = excluded.changed_by`,
    [userId],
  )
  await put('import', {
    id: newId(),
    file_name: '',
    sha256: '',
    by: name,
    user_id: userId,
    job_by: userId,
    state: 'Imported',
  })
}
