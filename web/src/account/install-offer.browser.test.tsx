import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { installScript } from '../page/device/install.ts'
import { render } from '../testing/render.tsx'
import { InstallOffer } from './install-offer.tsx'

// Chromium makes its offer only to sites with HTTPS and a person who stays: the page gets an event like it.
test('a browser that offers to install the product is asked once', async () => {
  const script = document.head.appendChild(document.createElement('script'))
  script.textContent = installScript
  let prompts = 0
  onTestFinished(() => script.remove())
  render(<InstallOffer />)
  await expect.element(page.getByText('Install the app')).not.toBeInTheDocument()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(Object.assign(offer, { prompt: async () => (prompts += 1) }))
  await page.getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => prompts).toBe(1)
  await expect.element(page.getByText('Install the app')).not.toBeInTheDocument()
})
