import { maxMessage } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { groupsChanged, teamContactKey } from '../api/groups-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { profilesIn, type ProfileRef } from '../kind/contact-paths.ts'
import { count } from '../components/format.ts'
import { noteVisit } from '../page/note-visit.ts'
import { Loaded } from '../page/loaded.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { nullIfMissing } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { sendableText } from './message-text.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { textInState } from '../page/state-text.ts'
import { PageTitle } from '../page/page-title.tsx'

/** The first message to the team of the page in the address, or the conversation with it if there is one. */
export function ContactPage() {
  const [search] = useSearchParams()
  const [wanted] = profilesIn(search)
  return wanted === undefined ? <NotFound /> : <TeamOf page={wanted} />
}

function TeamOf({ page }: { page: ProfileRef }) {
  const kind: KindFacts = kinds[page.kind]
  const found = useApi([...teamContactKey, page.id], async (api, signal) => {
    const [profile, groups] = await Promise.all([
      nullIfMissing(kind.calls(api).get({ id: page.id }, { signal })),
      api['user-mgmt'].groups.filtered(
        { data: { aboutId: page.id, isContact: true }, take: 100 },
        { signal },
      ),
    ])
    const own = groups.data.find(({ contact }) => contact?.isTeam === false)
    return { profile: profile?.data ?? null, groupId: own?.id }
  })
  return (
    <div className={`page ${head.page}`}>
      <Loaded query={found}>
        {({ profile, groupId }) => {
          if (groupId !== undefined) return <Navigate to={`/groups/${groupId}`} replace />
          return profile === null ? <NotFound /> : <FirstMessage {...{ page, profile }} />
        }}
      </Loaded>
    </div>
  )
}

function FirstMessage({ page, profile }: { page: ProfileRef; profile: Profile }) {
  const { name } = profile
  const firstText = textInState(useLocation().state, 'message')
  const path = profilePath(kinds[page.kind], page.id)
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Sent again after a lost connection, it is still one message. With another text, it is another one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const { send } = useWrite(calls['user-mgmt'].groups.contact)
  const { form, field, banner, isBusy } = useDraftForm({
    first: { text: firstText },
    rules: () => ({ check: (typed) => new Map(errorsOf(sendableText(typed.text))) }),
    async send(typed) {
      const { data } = await send({ profileId: page.id, data: { clientId, text: sendableText(typed.text) } })
      noteVisit('contact', page.id)
      void groupsChanged(queries, data.id)
      await navigate(`/groups/${data.id}`, { replace: true })
    },
    failed: 'Not sent.',
    kept: 'Your message is still here.',
  })
  const text = field('text')

  return (
    <>
      <PageTitle>{`Contact ${name}`}</PageTitle>
      <h1 className={head.title}>Contact {name}</h1>
      <p className={head.lead}>
        Everybody on the team of{' '}
        <Link to={path} className="link">
          {name}
        </Link>{' '}
        can read your message and answer it. They see your name.
      </p>
      <Stack gap="5" width="narrow">
        <Row gap="3" isWrapping={false}>
          <Avatar name={name} picture={profile.headerImage} size={64} isSquare />
          <p className="sm mut">Team of {name}</p>
        </Row>
        <form {...form}>
          <Stack gap="5">
            <TextArea
              label="Message"
              rows={6}
              {...text}
              onChange={(event) => {
                setClientId(crypto.randomUUID())
                text.onChange(event)
              }}
            />
            <FormBanner>{banner}</FormBanner>
            <Row>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                Send
              </Button>
              <ButtonLink to={path}>Cancel</ButtonLink>
            </Row>
          </Stack>
        </form>
      </Stack>
    </>
  )
}

function errorsOf(text: string): [name: string, error: string][] {
  if (text === '') return [['text', 'Write a message.']]
  return text.length > maxMessage ? [['text', `Use ${count(maxMessage)} characters or fewer.`]] : []
}
