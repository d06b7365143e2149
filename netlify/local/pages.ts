// The built pages with the redirects and headers of netlify.toml, by the platform's own library.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';

export interface Pages {
  /** The page at a request's address, or a 404 page. */
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Serves the last build's pages under `root`. The library also gives this process the variables that the platform sets
 * (CONTEXT, DEPLOY_ID, …), unless they are set.
 */
export async function startPages(root: string): Promise<Pages> {
  const disabled = { enabled: false };
  const netlify = new NetlifyDev({
    projectRoot: root,
    skipGitignore: true,
    serverAddress: null,
    blobs: disabled,
    functions: disabled,
    edgeFunctions: disabled,
    images: disabled,
    database: disabled,
    geolocation: disabled,
    aiGateway: disabled,
  });
  await netlify.start();
  /** A 404 page with the headers of netlify.toml. */
  const notFound = async (path: string) => {
    const page = await netlify.handle(new Request(`http://localhost${path}.html`));
    return new Response(page?.body, { headers: page?.headers ?? {}, status: 404 });
  };
  return {
    stop: () => netlify.stop(),
    answer: async (original) => {
      const request = decodableRequest(original);
      const match = await netlify.handleAndIntrospect(request);
      if (!match) return notFound('/404');
      // Asked for by its own name, such a page gets its status from netlify.toml; the library then leaves the page out.
      if (match.type === 'redirect' && match.response.status === 404)
        return notFound(new URL(request.url).pathname.replace(/\/$/, ''));
      // The only rewrites of netlify.toml are the 404 pages of the blog and the topics; the library gives them status
      // 200, and calls a page that shadows a rewrite a redirect too.
      const { body, headers, status } = match.response;
      const isMissing = match.type === 'redirect' && status === 200 && !isPage(join(root, 'dist'), request.url);
      return isMissing ? new Response(body, { headers, status: 404 }) : match.response;
    },
  };
}

/** The library throws on an address that cannot be decoded ("/100%"): escape its percent signs, so that it is a 404. */
function decodableRequest(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}

function isPage(dist: string, address: string): boolean {
  const { pathname } = new URL(address);
  const file = join(dist, pathname.replace(/\/$/, '') || '/index');
  return [file, `${file}.html`].some((path) => existsSync(path) && statSync(path).isFile());
}
