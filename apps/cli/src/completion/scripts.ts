/** Shells with completion. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** Each script calls the program, so that it knows every command of the installed version. */
const scripts: Readonly<Record<Shell, string>> = {
  bash: `# fieldpost: eval "$(fieldpost completion bash)" in ~/.bashrc
_fieldpost() {
  local IFS=$'\\n'
  COMPREPLY=($(fieldpost complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _fieldpost fieldpost
`,
  zsh: `#compdef fieldpost
# fieldpost: eval "$(fieldpost completion zsh)" in ~/.zshrc, after compinit
_fieldpost() {
  local -a found
  found=("\${(@f)$(fieldpost complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -a found; else _files; fi
}
compdef _fieldpost fieldpost
`,
  fish: `# fieldpost: fieldpost completion fish > ~/.config/fish/completions/fieldpost.fish
function __fieldpost_complete
  set -l found (fieldpost complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c fieldpost -f -a '(__fieldpost_complete)'
`,
};

/** The script that teaches a shell the commands of this program. */
export const scriptFor = (shell: Shell): string => scripts[shell];
