/** Someone with a session, and what they call. */
export interface Guest {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Signs a new guest in, the way a browser does: identity service first, then a session of the server.
 * @param address that a proxy would tell the guest comes from; many from one are slowed down.
 */
export async function signInGuest(origin: string, address?: string): Promise<Guest> {
  const jar = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
  };
  const from = address ? { 'x-forwarded-for': address } : {};
  const headers = () => ({
    ...from,
    origin,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': decodeURIComponent(jar.get('csrftoken') ?? ''),
  });

  keep(await fetch(`${origin}/api/v1/auth/me`, { headers: from }));
  const signedUp = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from, origin },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { idToken } = (await json(signedUp)) as { idToken: string };
  const session = await fetch(`${origin}/api/v1/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers() },
    body: JSON.stringify({ idToken }),
  });
  keep(session);
  await json(session);
  return { origin, headers: headers() };
}

/** Sends JSON, or gets it. @throws when the answer is a refusal */
export async function callApi(
  guest: Guest,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${guest.origin}/api/v1/home-design${path}`, {
    method,
    headers: { ...guest.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json(answer);
}

/** A photo file as a browser would send it. */
export interface PhotoFile {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Uploads a photo. @returns the image as the API answers it */
export async function uploadPhoto(
  guest: Guest,
  photo: PhotoFile,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([photo.content], { type: photo.type }), photo.name);
  const answer = await fetch(`${guest.origin}/api/v1/home-design/images/upload/`, {
    method: 'POST',
    headers: guest.headers,
    body: form,
  });
  return json(answer);
}

/** Uploads several photos into a project at once. @returns the ids of their images, in order */
export async function uploadPhotos(
  guest: Guest,
  projectId: string,
  photos: readonly PhotoFile[],
): Promise<string[]> {
  const form = new FormData();
  for (const { content, type, name } of photos) form.append('files', new Blob([content], { type }), name);
  const answer = await fetch(`${guest.origin}/api/v1/home-design/projects/${projectId}/upload_images/`, {
    method: 'POST',
    headers: guest.headers,
    body: form,
  });
  const { images } = (await json(answer)) as { images: { id: string }[] };
  return images.map(({ id }) => id);
}

async function json(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
