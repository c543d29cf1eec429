import { maxMessage } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { groupsChanged, teamContactKey } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { profilesIn, type ProfileRef } from '../kind/contact-paths.ts'
import { count } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { nullIfMissing } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import styles from './contact-page.module.css'
import { sendableText } from './message-text.ts'

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
  const path = profilePath(kinds[page.kind], page.id)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // Sent again after a lost connection, it is still one message. With another text, it is another one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())

  async function send() {
    const text = sendableText(typed)
    if (text === '') return setError('Write a message.')
    if (text.length > maxMessage) return setError(`Use ${count(maxMessage)} characters or fewer.`)
    setBusy(true)
    try {
      const { groups } = (await loadApi())['user-mgmt']
      const { data } = await groups.contact({ profileId: page.id, data: { clientId, text } })
      void groupsChanged(queries, data.id)
      await navigate(`/groups/${data.id}`, { replace: true })
    } catch (refusal) {
      setError(reasonOf(refusal))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <title>{`Contact ${name}`}</title>
      <h1 className={head.title}>Contact {name}</h1>
      <p className={head.lead}>
        Everybody on the team of{' '}
        <Link to={path} className="link">
          {name}
        </Link>{' '}
        can read your message and answer it. They see your name.
      </p>
      <div className={styles.page}>
        <Avatar name={name} picture={profile.headerImage} size={64} isSquare />
        <p className="sm mut">Team of {name}</p>
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <TextArea
          label="Message"
          rows={6}
          error={error}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setClientId(crypto.randomUUID())
            setError(undefined)
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Send
          </Button>
          <ButtonLink to={path}>Cancel</ButtonLink>
        </div>
      </form>
    </>
  )
}
