import { newId, tomorrow, type Staging } from './staging.ts'

/** What somebody wrote to others, and was told. */
export async function stageMessages({ person, userId, name, put, host, other, facilityId }: Staging) {
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
  const { id: secondId } = (await host.api.groups.create({ data: { name: 'Lanes', memberIds: [other.id] } }))
    .data
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
