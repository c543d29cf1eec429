import { withoutDirectionMarks } from '../person-name.ts'
import { cancelForm } from './form.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { lineScore } from './line-score.ts'

interface Consent {
  brand: string
  /** What the program calls itself. Anybody can claim any name, so the host is shown beside it. */
  name: string
  host: string
  /** Where the person is sent afterwards. */
  target: URL
  account: { name: string; email: string }
  /** In words. */
  allows: readonly string[]
}

const loopbacks = ['localhost', '127.0.0.1', '[::1]']

export function consentPage(base: string, { brand, name, host, target, account, allows }: Consent): Page {
  const shown = shortened(name) || host
  return {
    title: `Allow ${shown} to use ${brand} for you?`,
    body: html`
      ${lineScore([
        { label: 'Program', value: shown },
        { label: 'Described at', value: host },
        { label: 'Returns to', value: placeOf(target) },
        { label: 'Your account', value: account.email, isWide: true },
      ])}
      ${
        allows.length === 0
          ? html`<p>It will know your name and email address. It asks for nothing else.</p>`
          : html`<p>It will know your name and email address, and can do this with your rights:</p>
              <ul class="points">
                ${allows.map((words) => html`<li>${words}.</li>`)}
              </ul>`
      }
      <p class="hint">
        Only allow a program that you started yourself. Logging out of this browser disconnects it.
      </p>
      <form method="post" action="${base}/allow">
        <button class="button" data-busy="Connecting…">Allow</button>
      </form>
      ${cancelForm(base)}
    `,
  }
}

const longestName = 60
function shortened(name: string): string {
  const plain = withoutDirectionMarks(name).trim()
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain
}

function placeOf({ protocol, hostname, host }: URL): string {
  if (loopbacks.includes(hostname)) return 'A program on this device'
  return /^https?:$/.test(protocol) ? host : `The app for ${protocol} links`
}
