import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ownUserKey, type UserProfile } from '../../api/own-account.ts'
import { completePlaces } from '../../api/places.ts'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { Combobox } from '../../components/fields/combobox.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { sportArt } from '../../page/sport-art.ts'
import { counted } from '../../components/format.ts'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { useWrite } from '../../platform/calls/use-write.ts'
import { accountTypes, ownPageStep } from '../account-steps.ts'
import { homePartsKey } from '../home-data.ts'
import type { HomeFigures } from '../home-figures.ts'
import { useHomeState } from '../home-state.ts'
import { radii, useAnswers, type Town } from './use-answers.ts'
import { WelcomePanel } from './welcome-panel.tsx'
import styles from './welcome.module.css'

interface WelcomeProps {
  user: UserProfile
  figures: HomeFigures
  onClose: () => void
}

/** The first minute: three answers, and something to follow. */
export function Welcome({ user, figures, onClose }: WelcomeProps) {
  const [, change] = useHomeState()
  const navigate = useNavigate()
  const answers = useAnswers()
  const { accountType, sports } = answers
  const queries = useQueryClient()
  const save = useWrite(
    (api, patch: PatchOperation[]) => api['user-mgmt'].users.update({ id: user.id, patch }),
    {
      onDone: ({ data }) => queries.setQueryData(ownUserKey, data),
      failed: 'Your answers are not saved.',
    },
  )

  async function finish(to?: string) {
    const town = await answers.resolve()
    if (town === undefined && answers.text.trim() !== '') return
    const patch = patchOf(accountType, town, sports)
    if (patch.length > 0 && !(await save.attempt(patch))) return
    change({ isWelcomeSkipped: true, miles: answers.miles })
    // All of home is for the answers, with the activity of what was followed.
    void queries.resetQueries({ queryKey: homePartsKey })
    onClose()
    if (to !== undefined) await navigate(to)
  }
  function skip() {
    change({ isWelcomeSkipped: true })
    onClose()
  }

  const pageStep = accountType && ownPageStep(accountType)
  const firstName = user.name.trim().split(/\s+/)[0]
  return (
    <div className={`page ${styles.page}`}>
      <Aside
        side={
          <WelcomePanel answers={answers} isSaving={save.isBusy} onOpen={() => void finish()} onSkip={skip} />
        }
        width="l"
        isSticky
        label="What your home starts with"
      >
        <h1 className={styles.title}>Welcome, {firstName}. Set up your home</h1>
        <p className={`${styles.lead} mut`}>
          Three answers decide what your home shows first. You can change them in My account.
        </p>
        <Step number={1} title="What do you do?" hint="Pick the one that is closest.">
          <ChipList>
            {accountTypes.map((name) => (
              <ChipButton
                key={name}
                isPressed={name === accountType}
                onClick={() => answers.setAccountType(name === accountType ? undefined : name)}
              >
                {name}
              </ChipButton>
            ))}
          </ChipList>
        </Step>
        <Step
          number={2}
          title="Where are your events?"
          hint="We show venues, destinations and events around this place."
        >
          <Grid columns="main end" gap="3">
            <PlaceField
              label="City or ZIP code"
              autoComplete="off"
              maxLength={100}
              error={answers.isUnknown ? 'We know no place with this name. Check the spelling.' : undefined}
              value={answers.text}
              complete={completePlaces}
              onChange={answers.type}
              onPick={answers.pick}
              onBlur={() => void answers.resolve()}
            />
            <SelectField
              label="Within"
              options={radii.map((miles) => ({ value: String(miles), label: `${miles} mi` }))}
              value={String(answers.miles)}
              onChange={({ target }) => answers.setMiles(Number(target.value))}
            />
          </Grid>
        </Step>
        {pageStep && (
          <Step number={3} title={pageStep.title} hint={pageStep.text}>
            <Button icon="plus" isBusy={save.isBusy} onClick={() => void finish(pageStep.to)}>
              {pageStep.title}
            </Button>
          </Step>
        )}
        <Step number={pageStep ? 4 : 3} title="Which sports?" hint={sportsHint(sports.length)}>
          <Grid columns="2 4" gap="3">
            {figures.categories.map(({ name, slug, sports: names }) => {
              const isOn = names.every((sport) => sports.includes(sport))
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isOn}
                  className={styles.sport}
                  onClick={() => answers.toggleSports(names)}
                >
                  <Picture alt="" src={sportArt[slug]} ratio="fill" sizes="220px" fallbackName={name} />
                  <span className={styles.label}>
                    <Row as="span" gap="1" isWrapping={false}>
                      {isOn && <Icon name="check" size={16} />}
                      <span>{name}</span>
                    </Row>
                  </span>
                </button>
              )
            })}
          </Grid>
          <Combobox
            label={`All ${figures.sports.length} sports`}
            isOptional
            isMultiple
            placeholder="Find a sport"
            emptyText="No sport has this name."
            options={figures.sports.map(({ name, synonyms }) => ({ value: name, label: name, synonyms }))}
            value={sports.map((name) => ({ value: name, label: name }))}
            onChange={(chosen) => {
              const values = new Set(chosen.map(({ value }) => value))
              answers.setSports(figures.sports.map(({ name }) => name).filter((name) => values.has(name)))
            }}
          />
        </Step>
      </Aside>
    </div>
  )
}

interface StepProps {
  number: number
  title: string
  hint: string
  children: ReactNode
}

const Step = ({ number, title, hint, children }: StepProps) => (
  <section className={styles.step} aria-labelledby={`step-${number}`}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <Stack>
      <div>
        <h2 id={`step-${number}`} className={styles.question}>
          {title}
        </h2>
        <p className="sm mut">{hint}</p>
      </div>
      {children}
    </Stack>
  </section>
)

const sportsHint = (chosen: number) =>
  chosen === 0 ? 'Pick as many as you like.' : `${counted(chosen, 'sport')} picked.`

function patchOf(accountType: AccountType | undefined, town: Town | undefined, sports: readonly string[]) {
  const values = {
    ...(accountType && { accountType }),
    ...(town && { city: town.city, state: town.state }),
    ...(sports.length > 0 && { sports }),
  }
  return Object.entries(values).map(([field, value]): PatchOperation => ({
    op: 'replace',
    path: `/${field}`,
    value,
  }))
}
