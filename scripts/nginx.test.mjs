import { describe, expect, test } from 'vitest';
import { composeHeaders } from './compose/headers.mjs';
import { nginxConfig } from './nginx.mjs';

const headers = composeHeaders({
  connect: ['https://x.supabase.co'],
  documents: { '/emergency-care': { file: 'emergency.html', policy: "default-src 'none'" } },
});
const config = (more = {}) => nginxConfig({ name: 'sawubona.example', folder: '/srv/sawubona', headers, ...more });
/** Returns the lines of one location. */
const block = (text, what) => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === `location ${what} {`);
  return lines.slice(from, lines.indexOf('  }', from)).join('\n');
};

describe('the server block', () => {
  test.each([
    ['= /', '/index.html', 'no-cache'],
    ['= /emergency-care', '/emergency.html', 'no-cache'],
    ['/', '/shell.html', 'no-cache'],
    ['^~ /r/', '$uri', 'public, max-age=31536000, immutable'],
    ['^~ /static/', '$uri', 'public, max-age=31536000, immutable'],
    ['~ \\.[a-z0-9]+$', '$uri', 'no-cache'],
  ])('answers %s with %s', (what, file, cache) => {
    const found = block(config(), what);
    expect(found).toContain(`try_files ${file} =404;`);
    expect(found).toContain(`add_header Cache-Control "${cache}" always;`);
    expect(found).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  test('sends the policy of each page, with the site’s own socket in it', () => {
    expect(block(config(), '/')).toContain("connect-src 'self' wss://$http_host https://x.supabase.co");
    expect(block(config(), '= /emergency-care')).toContain(
      'add_header Content-Security-Policy "default-src \'none\'" always;',
    );
    expect(config()).not.toContain('{ws}');
  });

  test('puts the live registry into documents when they are sent, and shows nobody what they are made of', () => {
    for (const what of ['= /', '= /emergency-care', '/']) {
      expect(block(config(), what)).toContain('ssi on;');
      expect(block(config(), what)).toContain('gzip_static off;');
    }
    expect(block(config(), '^~ /r/')).not.toContain('ssi');
    expect(block(config(), '~ /\\.')).toContain('return 404;');
  });

  test('serves a bucket as it would a folder: each address its file, its headers in place of the bucket’s, and no cookie for it', () => {
    const bucket = config({ bucket: 'https://s3.example/site/live' });
    expect(bucket).not.toMatch(/try_files|gzip_static on|root /);
    for (const [what, file] of [
      ['= /', '/index.html'],
      ['= /emergency-care', '/emergency.html'],
      ['/', '/shell.html'],
      ['^~ /r/', '$uri'],
      ['~ \\.[a-z0-9]+$', '$uri'],
    ]) {
      const found = block(bucket, what);
      expect(found, what).toContain(`rewrite ^ /site/live${file} break;`);
      expect(found).toContain('proxy_pass https://s3.example;');
      expect(found).toContain('proxy_pass_request_headers off;');
      expect(found).toContain('proxy_hide_header Cache-Control;');
      expect(found.match(/add_header Cache-Control/g)).toHaveLength(1);
    }
    expect(block(bucket, '= /')).toContain('ssi on;');
    expect(block(bucket, '~ /\\.')).toContain('return 404;');
  });

  test('promises HTTPS in every answer, where it is served by it', () => {
    const both = { backend: 'http://127.0.0.1:8000', identity: 'https://frontend-api.clerk.dev' };
    const blocks = config(both)
      .split(/^ {2}location /m)
      .slice(1);
    expect(blocks.length).toBeGreaterThan(8);
    for (const found of blocks) {
      expect(found).toContain('add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;');
      expect(found).toContain('add_header X-Content-Type-Options "nosniff" always;');
    }
    expect(config({ ...both, listen: '127.0.0.1:3000' })).not.toContain('Strict-Transport-Security');
  });

  test('lets nobody keep what the backend says of people', () => {
    const found = block(config({ backend: 'http://127.0.0.1:8000' }), '~ ^/(rest|auth|functions)/v1/');
    expect(found).toContain('proxy_hide_header Cache-Control;');
    expect(found).toContain('add_header Cache-Control "no-store" always;');
  });

  test.each(['~ ^/(rest|auth|functions)/v1/', '~ ^/(storage|realtime)/v1/', '^~ /__clerk/'])(
    'says itself whence a request came, whatever came with it: %s',
    (what) => {
      const both = { backend: 'http://127.0.0.1:8000', identity: 'https://frontend-api.clerk.dev' };
      const found = block(config(both), what);
      expect(found).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
      for (const name of ['CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP', 'Forwarded'])
        expect(found).toContain(`proxy_set_header ${name} "";`);
      const behind = block(config({ ...both, address: 'CF-Connecting-IP' }), what);
      expect(behind).toContain('proxy_set_header X-Forwarded-For $http_cf_connecting_ip;');
      expect(behind).not.toContain('$remote_addr');
      expect(behind).toContain('proxy_set_header CF-Connecting-IP "";');
    },
  );

  test('listens for HTTPS only, unless told otherwise', () => {
    expect(config()).toContain('listen 443 ssl http2;');
    expect(config({ listen: '127.0.0.1:3000' })).not.toContain('ssl');
  });

  test('passes the backend and the identity on where asked', () => {
    expect(config()).not.toContain('proxy_pass');
    const both = config({ backend: 'http://127.0.0.1:8000', identity: 'https://frontend-api.clerk.dev' });
    expect(both).toContain('proxy_set_header Connection $connection_upgrade;');
    expect(block(both, '^~ /__clerk/')).toContain('proxy_pass https://frontend-api.clerk.dev/;');
    expect(block(both, '^~ /__clerk/')).toContain('proxy_set_header Clerk-Proxy-Url https://sawubona.example/__clerk;');
    expect(both).not.toContain('sk_');
  });
});
