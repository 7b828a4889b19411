import { readConsoleSettings } from './console-settings';

describe('readConsoleSettings', () => {
  it('listens on this machine alone when nothing is set', () => {
    expect(readConsoleSettings({})).toEqual({
      port: 3003,
      host: '127.0.0.1',
      access: { kind: 'loopback' },
    });
  });

  it.each(['0.0.0.0', '::', '10.0.0.7', 'console.example'])(
    'refuses to listen on %s without a token',
    (host) => {
      expect(() => readConsoleSettings({ CONSOLE_HOST: host })).toThrow(
        `The console would be open to everyone who reaches ${host}. Set CONSOLE_TOKEN (16 characters or more`,
      );
    },
  );

  it('listens anywhere with a token of 16 characters, and with no shorter one', () => {
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
