/** Where the browser is, if people allow it to tell. */
export const browserPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000 }),
  )
