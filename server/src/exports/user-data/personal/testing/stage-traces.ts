import { insertRequest } from '../../../../testing/requests.ts'
import { signUp, type SignedUp } from '../../../../testing/people.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

const day = '2099-03-12'
const tomorrow = new Date(Date.now() + 86_400_000)
const newId = () => crypto.randomUUID()

/** Somebody with an account of the embedded provider. */
export interface Leaver extends SignedUp {
  accountId: string
  name: string
}

/** Leaves a row of each kind that somebody can leave: by calls where the product composes sentences, and by SQL elsewhere. */
export async function stageTraces(server: TestServer, person: Leaver) {
  const { id: userId, name } = person
  const put = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row)
    await server.pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
  const run = (statement: string, values: unknown[]) => server.pool.query(statement, values)
  const host = await signUp(server, 'traced-host')
  const other = await signUp(server, 'traced-other')
  const facilityId = (await server.stage.facility({ manager: host.person })).id
  const hostId = (await server.stage.facility({ manager: host.person })).id
  const destinationId = (await server.stage.destination({ manager: host.person })).id
  const companyId = (await server.stage.company({ manager: host.person })).id
  const hotelId = (await server.stage.hotel({ manager: host.person })).id

  await stageAccount()
  await stageConversations()
  const leadId = await stageRequest()
  await stageTeam()
  return { host, other, leadId }

  async function stageAccount() {
    const { accountId } = person
    await put('identity.sign_up', {
      id: newId(),
      email: `${name}@people.test`,
      name,
      password_hash: 'x',
      interaction_uid: newId(),
      account_id: accountId,
      expires_at: tomorrow,
    })
    await put('identity.artifact', {
      model: 'Session',
      id: newId(),
      payload: '{}',
      account_id: `local|${accountId}`,
    })
    await put('identity.organization', { id: newId(), name: newId() })
    await run(
      `insert into identity.organization_membership (account_id, organization_id) select $1, id from identity.organization limit 1`,
      [accountId],
    )
    await put('user_setting', { user_id: userId })
    await put('email_change', { id: newId(), user_id: userId, email: 'new@people.test' })
    await put('ended_session', { user_id: userId, session_id: 'one' })
    const processId = newId()
    await put('session_process', { id: processId })
    await put('session_presence', { process_id: processId, user_id: userId })
    await put('push_subscription', {
      id: newId(),
      user_id: userId,
      endpoint: 'https://push.example/1',
      p256dh: Buffer.alloc(65),
      auth: Buffer.alloc(16),
    })
    await put('export_link', {
      hash: Buffer.from(newId()),
      user_id: userId,
      operation: 'users.data',
      input: '{}',
      rung: 'user',
      file_name: 'data.zip',
      expires_date: tomorrow,
    })
    await put('idempotency', {
      user_id: userId,
      key: newId(),
      operation: 'x',
      body_hash: Buffer.alloc(1),
      reply: '{}',
    })
    await person.api.users.update({ id: userId, patch: [{ op: 'replace', path: '/about', value: 'Coach' }] })
    await put('reaction', { id: newId(), owner_id: hostId, user_id: userId })
    const listId = newId()
    await put('profile_list', { id: listId, user_id: userId, name: 'Spring' })
    await put('profile_list_entry', { list_id: listId, profile_id: hostId })
    await put('saved_search', {
      id: newId(),
      user_id: userId,
      name: 'Idaho',
      kind: 'facility',
      filter: '{}',
      words: [],
      query: '',
      alert: 'none',
    })
    await put('calendar_feed', { id: newId(), user_id: userId, owner_id: hostId, hash: Buffer.from(newId()) })
    const { id: refusedId } = await signUp(server, 'traced-refused')
    await put('refused_contact', { user_id: userId, refused_id: refusedId })
    await put('refused_contact', { user_id: refusedId, refused_id: userId })
    await put('user_report', {
      id: newId(),
      user_id: userId,
      reporter_id: other.id,
      reason: 'Spam',
      details: '',
    })
    await put('user_report', {
      id: newId(),
      user_id: other.id,
      reporter_id: userId,
      reason: 'Spam',
      details: '',
    })
    await put('review', { id: newId(), owner_id: hostId, user_id: userId, rating: 5 })
    await put('review', {
      id: newId(),
      owner_id: facilityId,
      user_id: other.id,
      rating: 4,
      reply: '',
      reply_by: userId,
    })
    await run(`update app_user set blocked_by = $1 where id = $2`, [
      userId,
      (await signUp(server, 'traced-blocked')).id,
    ])
  }

  async function stageConversations() {
    const data = (text: string, mentions: string[] = []) => ({ clientId: newId(), text, mentions })
    const { id: ownerId } = (
      await person.api.groups.create({ data: { name: 'Courts', memberIds: [host.id, other.id] } })
    ).data
    const { id: messageId } = (await person.api.groups.messages.create({ ownerId, data: data('Hello') })).data
    const patch = [{ op: 'replace' as const, path: '/text', value: 'Hello all' }]
    await person.api.groups.messages.update({ ownerId, id: messageId, patch })
    await person.api.groups.messages.create({ ownerId, data: data('You', [other.id]) })
    const { id: answerId } = (await host.api.groups.messages.create({ ownerId, data: data('Hi', [userId]) }))
      .data
    await person.api.groups.messages.react({ ownerId, id: answerId, emoji: '👍' })
    const { id: secondId } = (
      await host.api.groups.create({ data: { name: 'Lanes', memberIds: [other.id] } })
    ).data
    await host.api.groups.members.create({ ownerId: secondId, data: { userId } })
    await person.api.users.message({ userId: other.id, data: undefined })
    const contactId = newId()
    await put('owner', { id: contactId, kind: 'group' })
    await put('user_group', { id: contactId, is_contact: true, contact_id: userId, about_id: facilityId })
    await put('group_member', {
      id: newId(),
      owner_id: contactId,
      user_id: host.id,
      role: 'manager',
      is_team: true,
    })
    await put('user_notification', {
      id: newId(),
      owner_id: userId,
      topic: 'messages',
      title: 'x',
      contents: '',
      url: '/',
    })
    const mail = { topic: 'invitations', is_personal: false, url: '/', is_daily: true }
    const sent = { ...mail, user_id: other.id, sender_id: userId }
    await put('notification_mail', {
      ...mail,
      id: newId(),
      user_id: userId,
      kind: 'joined',
      title: '',
      contents: '',
    })
    await put('notification_mail', {
      ...sent,
      id: newId(),
      kind: 'joined',
      title: `${name} joined the team`,
      contents: '',
    })
    await put('notification_mail', {
      ...sent,
      id: newId(),
      kind: 'invited',
      title: 'Join the team',
      contents: `${name} invites you.`,
    })
    await put('mail_digest', { user_id: userId })
    await put('mail_job', {
      id: newId(),
      kind: 'news',
      subject_id: newId(),
      recipient_id: userId,
      due_date: tomorrow,
    })
    for (const [about, author] of [
      [{ user_id: userId }, other.id],
      [{ user_id: other.id }, userId],
      [{ name, email: person.person.email.toLowerCase() }, null],
    ] as const) {
      const id = newId()
      await put('inquiry', { id, topic: 'Other', ...about })
      await put('inquiry_message', {
        id: newId(),
        inquiry_id: id,
        is_team: true,
        author_id: author,
        text: '',
      })
    }
  }

  async function stageRequest() {
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
    const [{ id: leadId }] = rows as [{ id: string }]
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
    return leadId
  }

  async function stageTeam() {
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
    await put('bid', { lead_id: leadId, start_date: day, end_date: day, rent: 1, submitted_by: userId })
    await run('update lead set member_id = $1 where id = $2', [userId, leadId])
    await put('lead_move', {
      lead_id: leadId,
      from_status: 'Open',
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
}
