import { defaults, deployTargets, languages, packageManagers } from './answers.ts';

/** What `create-bifolio --help` prints. */
export const help = `Start a Bifolio site.

  create-bifolio [dir] [options]

  -y, --yes            take the default for every question
      --lang <lang>    ${languages.join(', ')} (default: ${defaults.lang})
      --hostname <url> URL of the published site, such as https://example.com
      --pm <name>      ${packageManagers.join(', ')} (default: the one that runs this)
      --deploy <host>  ${deployTargets.join(', ')} (default: ${defaults.deploy})
      --extension      write an extension for sites, to publish on npm
      --no-git         do not start a Git repository
      --install        install the packages at once; --no-install does not ask
  -v, --version
  -h, --help`;
