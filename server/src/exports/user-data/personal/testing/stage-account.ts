import { signUp } from '../../../../testing/people.ts'
import { newId, tomorrow, type Staging } from './staging.ts'

/** What somebody has as an account. */
export async function stageAccount({
  server,
  person,
  userId,
  name,
  put,
  run,
  other,
  facilityId,
  hostId,
}: Staging) {
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
  await run(
    `insert into unused_end (subject, session_id) select subject, 'one' from app_user where id = $1`,
    [userId],
  )
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
  await put('rates_alert', { event_id: hostId, user_id: userId })
  await put('report_mail', {
    id: newId(),
    user_id: userId,
    profile_id: hostId,
    report: 'profile',
    every: 'month',
    due_date: '2027-01-01T13:00:00Z',
  })
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
  await put('reservation', {
    id: newId(),
    number: '7K2M-4QXD',
    status: 'Confirmed',
    hotel_name: 'Quarry House',
    room_name: 'Two queens',
    user_id: userId,
    check_in: '2031-03-12',
    check_out: '2031-03-14',
    guests: 2,
    time_zone: 'UTC',
    currency: 'USD',
    lines: '[]',
    total: 23_800,
    total_with_taxes: 23_800,
    free_until: tomorrow,
    name,
    email: `${name}@people.test`,
  })
  const exchangeId = newId()
  await put('exchange', {
    id: exchangeId,
    assistant: 'request',
    role: 'Coach',
    user_id: userId,
    question: 'Where do buses park?',
  })
  await put('exchange_message', {
    id: newId(),
    exchange_id: exchangeId,
    turn: 1,
    author: 'Asker',
    text: 'Where do buses park?',
  })
  await put('exchange_message', {
    id: newId(),
    exchange_id: exchangeId,
    turn: 1,
    author: 'Assistant',
    outcome: 'NotFound',
    is_helpful: false,
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
