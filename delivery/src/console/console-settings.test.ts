import { readConsoleSettings } from './console-settings';

describe('readConsoleSettings', () => {
  it('listens on this machine only by default', () => {
    expect(readConsoleSettings({})).toEqual({
      port: 3003,
      host: '127.0.0.1',
      access: { kind: 'loopback' },
    });
  });

  it.each(['0.0.0.0', '::', '10.0.0.7', 'console.example'])('rejects the host %s without a token', (host) => {
    expect(() => readConsoleSettings({ CONSOLE_HOST: host })).toThrow(
      `The console would be open to everyone who can reach ${host}. Set CONSOLE_TOKEN (at least 16 characters`,
    );
  });

  it('accepts any host with a token of at least 16 characters', () => {
    const settings = { CONSOLE_HOST: '0.0.0.0', CONSOLE_PORT: '8080' };

    expect(readConsoleSettings({ ...settings, CONSOLE_TOKEN: 'x'.repeat(16) })).toEqual({
      port: 8080,
      host: '0.0.0.0',
      access: { kind: 'token', token: 'x'.repeat(16) },
    });
    expect(() => readConsoleSettings({ ...settings, CONSOLE_TOKEN: 'x'.repeat(15) })).toThrow(
      /CONSOLE_TOKEN/,
    );
  });
});
